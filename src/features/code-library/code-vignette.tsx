import { DrawingView } from '@/code-tools/sign-drawing.tsx';
import type { Drawing } from '@/domain/secret-code/drawing.ts';
import vignettes from './vignettes.generated.json';

type Vignette = { clair?: string; texte?: string; dessins?: readonly Drawing[] };

// Written by tools/build/code-vignettes.ts, and proven there against the modules.
const vignetteById = vignettes as unknown as Readonly<Record<string, Vignette>>;

/** A sample message in a code. The words beside it describe it. */
export function CodeVignette({ secretCodeId }: { secretCodeId: string }) {
  const { clair, texte, dessins = [] } = vignetteById[secretCodeId] ?? {};
  return (
    <span
      aria-hidden="true"
      translate="no"
      className="flex h-16 w-28 max-w-full shrink-0 items-center justify-center gap-2 overflow-hidden rounded-carte border border-trait bg-fond-carte px-2 text-center font-mono text-base font-bold break-all"
    >
      {texte !== undefined && (
        <span>
          <span className="font-normal text-texte-doux">{clair}</span>
          <br />
          {texte}
        </span>
      )}
      {dessins.map((drawing, index) => (
        // The index is the identity: a message may have the same sign twice.
        <DrawingView
          key={index}
          drawing={drawing}
          label=""
          className={heightOf(drawing)}
        />
      ))}
    </span>
  );
}

/** Long signs are drawn low, tall signs high. */
function heightOf({ largeur, hauteur }: Drawing): string {
  if (largeur > hauteur * 1.6) return 'h-5';
  return largeur < hauteur ? 'h-14' : 'h-10';
}
