import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { CoverDot } from './cover-dot.tsx';
import {
  drawWalk,
  freeWalk,
  parsePoints,
  type CoverPoint,
  type WalkDrawing,
} from './walk-line.ts';

type CoverTheme = 'nature' | 'pierre' | 'eau';

/** A photograph or a drawing of the place; it covers the drawn line, which shows where it does not load. */
export type CoverPicture = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
};

type CoverProps = {
  /** Seed of the drawing without an étape to draw: the id of the subject. */
  seed: string;
  /** WGS84 positions of the étapes, in order. */
  points: readonly CoverPoint[];
  theme: CoverTheme;
  /** Its accessible name; empty if the words beside it say the same. */
  label: string;
  picture?: CoverPicture | null | undefined;
  /** True if the picture is in the first screen: the browser then fetches it first. */
  isFirst?: boolean | undefined;
  /** Written on the drawing as a map writes a place: the name of the commune. */
  toponym?: string | undefined;
  /** Width over height. */
  ratio?: number | undefined;
  className?: string | undefined;
};

/** Widths of the washes of ink around the line, in units of the drawing: the nearer to the walk, the darker. */
const washWidths = [330, 240, 164, 100, 50];

/**
 * The cover of a quête: its picture, else the walk itself, numbered, with washes of the ink of its theme around it. All of it is in the
 * HTML of the page: no script is needed.
 */
export function Cover({
  seed,
  points,
  theme,
  label,
  picture = null,
  isFirst = false,
  toponym,
  ratio = 3 / 2,
  className,
}: CoverProps) {
  // Callers often pass a new array with the same text.
  const pointsKey = points.map(({ lat, lon }) => `${lat},${lon}`).join(' ');
  const drawing = useMemo(
    () => drawWalk(pointsKey === '' ? freeWalk(seed) : parsePoints(pointsKey), ratio),
    [seed, pointsKey, ratio],
  );
  const hasWalk = points.length > 0;
  const { width, height, line } = drawing;
  return (
    <div
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === '' || undefined}
      className={classNames(
        'cover relative overflow-hidden',
        `encre-${theme}`,
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full"
      >
        <rect className="cover-papier" width="100%" height="100%" />
        {washWidths.map((washWidth) => (
          <path
            key={washWidth}
            className="cover-lavis"
            strokeWidth={washWidth}
            d={line === '' ? `M${width / 2} ${height / 2}h1` : line}
          />
        ))}
        {line !== '' && <path className="cover-trait" d={line} />}
        {hasWalk && <Dots drawing={drawing} />}
        {toponym !== undefined && (
          <text className="cover-toponyme" x="28" y={height - 26} fontSize="26">
            {toponym}
          </text>
        )}
      </svg>
      {picture !== null && (
        <img
          {...picture}
          alt=""
          width={width}
          height={height}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** Each étape with its number; of a line with more points than can be numbered, the start alone. */
function Dots({ drawing: { dots, dotRadius } }: { drawing: WalkDrawing }) {
  const isNumbered = dots[0]?.label !== '';
  return (isNumbered ? dots : dots.slice(0, 1)).map((dot, index) => (
    <CoverDot key={index} {...dot} radius={dotRadius} isStart={index === 0} />
  ));
}
