import { CoverDot } from '@/ui/pictures/cover-dot.tsx';
import { projectionOf, spread, type CoverPoint } from '@/ui/pictures/walk-line.ts';

type StillWalkProps = {
  /** WGS84 positions of the étapes, in order; null for one without. */
  places: readonly (CoverPoint | null)[];
  /** The line of the walk; empty if none is drawn. */
  line: readonly CoverPoint[];
  theme: 'nature' | 'pierre' | 'eau';
  /** The place that is drawn full, by its index; the first by default. */
  here?: number;
  /** Description for screen readers. */
  label: string;
};

const frame = { width: 600, height: 420 };
const metresPerDegree = 111_195;
/** Lengths that a scale bar may have, in metres: the longest that is no wider than a quarter of the plan. */
const barLengths = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** The plan of a walk as a picture: its line to scale, its étapes by number, north up. In the HTML before any map. */
export function StillWalk({ places, line, theme, here = 0, label }: StillWalkProps) {
  const known = places.filter((place) => place !== null);
  const [first] = known;
  if (first === undefined) return null;
  const { toSpot, unitsPerDegree } = projectionOf([...known, ...line], frame);
  const radius = known.length > 20 ? 9 : 14;
  const dots = spread(known.map(toSpot), radius * 2.2, frame);
  const numbers = places.flatMap((place, index) => (place === null ? [] : [index + 1]));
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      className={`cover encre-${theme} block h-auto w-full rounded-carte ring-1 ring-trait/60`}
    >
      <rect className="cover-papier" width="100%" height="100%" />
      <Line points={line.map(toSpot)} />
      {dots.map(({ x, y }, index) => (
        <CoverDot
          key={index}
          x={x}
          y={y}
          radius={radius}
          label={String(numbers[index] ?? '')}
          isStart={numbers[index] === here + 1}
        />
      ))}
      <ScaleBar unitsPerMetre={unitsPerDegree / metresPerDegree} />
      <text className="cover-numero" x={frame.width - 26} y="50" fontSize="20">
        N
      </text>
      <path
        className="cover-trait cover-plein"
        d={`M${frame.width - 26} 36V16m-6 8l6-8l6 8`}
      />
    </svg>
  );
}

/** The line, with washes of ink around it. */
function Line({ points }: { points: readonly { x: number; y: number }[] }) {
  if (points.length < 2) return null;
  const path = `M${points.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`).join('L')}`;
  return (
    <>
      {[90, 46].map((width) => (
        <path key={width} className="cover-lavis" strokeWidth={width} d={path} />
      ))}
      <path className="cover-trait" d={path} />
    </>
  );
}

function ScaleBar({ unitsPerMetre }: { unitsPerMetre: number }) {
  const metres = barLengths.findLast((one) => one * unitsPerMetre <= frame.width / 4);
  if (unitsPerMetre === 0 || metres === undefined) return null;
  const [left, bottom] = [24, frame.height - 22];
  const words = metres < 1_000 ? `${metres}\u00A0m` : `${metres / 1_000}\u00A0km`;
  return (
    <>
      <path
        className="cover-trait cover-plein"
        d={`M${left} ${bottom - 6}v6h${(metres * unitsPerMetre).toFixed()}v-6`}
      />
      <text className="cover-toponyme" x={left} y={bottom - 14} fontSize="18">
        {words}
      </text>
    </>
  );
}
