import { t } from '@lingui/core/macro';
import type { Indice } from '@/domain/epreuve/epreuve-parts.ts';
import { authoredLang } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { IntoView } from './into-view.tsx';

/** The indices shown so far, in order. */
export function IndiceList({ indices }: { indices: readonly Indice[] }) {
  if (indices.length === 0) return null;
  return (
    <ol className="space-y-3">
      {indices.map(({ texte }, index) => (
        <li key={index}>
          <IntoView>
            <div className="rounded-carte border-l-4 border-primaire bg-primaire/8 px-4 py-3">
              <p className="font-bold">{indiceTitle(index + 1)}</p>
              <p lang={authoredLang(texte)} className="whitespace-pre-line">
                {dressed(texte)}
              </p>
            </div>
          </IntoView>
        </li>
      ))}
    </ol>
  );
}

function indiceTitle(numero: number): string {
  return t`Indice ${numero}`;
}
