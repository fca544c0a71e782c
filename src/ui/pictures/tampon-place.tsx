import { EmblemePath } from './embleme.tsx';
import type { OfEmbleme } from './use-embleme.ts';

/** Place of a future tampon: a dashed ring, with its emblem. It only decorates. */
export function TamponPlace(of: OfEmbleme) {
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      className="size-40 max-w-full text-trait-fort"
    >
      <circle
        cx="80"
        cy="80"
        r="76"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <EmblemePath {...of} side={72} x={44} y={44} opacity={0.6} />
    </svg>
  );
}
