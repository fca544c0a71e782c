import { emblemes, emblemeSize, type EmblemeName } from './emblemes.ts';

/** An emblem alone, in the colour of the text around it. It only decorates. */
export function EmblemeDrawing({ name }: { name: EmblemeName }) {
  const { side, stroke } = emblemeSize;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-9"
    >
      <path d={emblemes[name]} />
    </svg>
  );
}
