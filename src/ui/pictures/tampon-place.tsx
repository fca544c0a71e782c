import { emblemes, emblemeSize, type EmblemeName } from './emblemes.ts';

/** Where a tampon will be struck: a dashed ring, with the emblem that waits there. It only decorates. */
export function TamponPlace({ embleme }: { embleme: EmblemeName }) {
  const { side, stroke } = emblemeSize;
  const corner = 80 - side;
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-40 max-w-full text-trait-fort"
    >
      <circle cx="80" cy="80" r="76" strokeWidth="2" strokeDasharray="2 9" />
      <path
        d={emblemes[embleme]}
        transform={`translate(${corner} ${corner}) scale(2)`}
        strokeWidth={stroke / 2}
        opacity="0.6"
      />
    </svg>
  );
}
