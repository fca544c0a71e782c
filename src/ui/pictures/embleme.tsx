import type { Drawing } from '../icons/drawings.ts';
import { useEmbleme, type OfEmbleme } from './use-embleme.ts';

type EmblemeProps = OfEmbleme & { className?: string | undefined };

/** The emblem of a quête alone, in the colour of the text around it. It only decorates. */
export function Embleme({ className = 'size-5', ...of }: EmblemeProps) {
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className={className}>
      <EmblemePath {...of} side={1} />
    </svg>
  );
}

type EmblemePathProps = OfEmbleme & {
  /** Side of its square, in units of the picture around it. */
  side: number;
  /** Its upper left corner. */
  x?: number | undefined;
  y?: number | undefined;
  opacity?: number | undefined;
};

/** An emblem within a picture; empty while loading. */
export function EmblemePath({ side, x = 0, y = 0, opacity, ...of }: EmblemePathProps) {
  const drawing = useEmbleme(of);
  if (drawing === undefined) return null;
  return (
    <path
      // `drawingsOfPage` reads it again once the page is awake.
      data-embleme={of.embleme}
      data-cote={drawing.side}
      d={drawing.d}
      transform={`translate(${x} ${y}) scale(${side / drawing.side})`}
      opacity={opacity}
      {...paintOf(drawing)}
    />
  );
}

function paintOf({ stroke }: Drawing) {
  return stroke === 0
    ? { fill: 'currentColor' }
    : {
        ...{ fill: 'none', stroke: 'currentColor', strokeWidth: stroke },
        ...({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const),
      };
}
