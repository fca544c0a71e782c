import { useMemo } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { classNames } from '@/ui/class-names.ts';
import { drawWalkLine, maximumSpread } from './draw-walk-line.ts';

type WalkLineProps = {
  contenu: Pick<Contenu, 'etapes' | 'theme'>;
  /** The étape that was just settled: the line draws itself on to the next. */
  reachedIndex: number;
};

/** The little map of the walk: it grows by one étape each time. The words around are equivalent. */
export function WalkLine({ contenu: { etapes, theme }, reachedIndex }: WalkLineProps) {
  const drawing = useMemo(
    () => drawWalkLine(etapes.map(({ position }) => position)),
    [etapes],
  );
  if (etapes.length < 2) return null;
  const { width, height, dots, segments } = drawing;
  const isNumbered = etapes.length <= maximumSpread;
  const radius = isNumbered ? 13 : 7;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={classNames('cover block h-auto w-full rounded-carte', `encre-${theme}`)}
    >
      <rect className="cover-papier" width="100%" height="100%" />
      {segments.slice(0, reachedIndex + 1).map((path, index) => (
        <Segment key={path} path={path} isNew={index === reachedIndex} />
      ))}
      {dots.slice(0, reachedIndex + 2).map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <circle
            className={index <= reachedIndex ? 'cover-depart' : 'cover-point'}
            cx={x}
            cy={y}
            r={radius}
          />
          {isNumbered && (
            <text
              className={classNames(
                'cover-numero',
                index <= reachedIndex && 'cover-numero-depart',
              )}
              x={x}
              y={y + 0.5}
              fontSize={14}
            >
              {index + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** `isNew`: the stretch that was just won draws itself. */
function Segment({ path, isNew }: { path: string; isNew: boolean }) {
  return (
    <path
      d={path}
      pathLength={1}
      strokeDasharray="1"
      strokeWidth="3.5"
      strokeLinecap="round"
      fill="none"
      stroke="var(--encre-trait)"
      className={isNew ? 'animate-trace' : undefined}
    />
  );
}
