import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { drawCover, type CoverDrawing, type CoverPoint } from './draw-cover.ts';

type CoverTheme = 'nature' | 'pierre' | 'eau';

type CoverProps = {
  /** Decides the relief: the id of the quête. */
  seed: string;
  /** WGS84 positions of the étapes, in order. */
  points: readonly CoverPoint[];
  theme: CoverTheme;
  /** What it is a picture of, for those who listen; empty where the words beside it say it already. */
  label: string;
  /** Written on the drawing as a map writes a place: the name of the commune. */
  toponym?: string | undefined;
  /** Width over height. */
  ratio?: number | undefined;
  /** `eager` draws at once, for the first screen; `lazy` waits until it is nearly in view. */
  loading?: 'eager' | 'lazy' | undefined;
  className?: string | undefined;
};

/** The cover drawn from a quête's own line: contours, dashed line, numbered étapes, in the ink of its theme. */
export function Cover({
  seed,
  points,
  theme,
  label,
  toponym,
  ratio = 3 / 2,
  loading = 'lazy',
  className,
}: CoverProps) {
  const svg = useRef<SVGSVGElement>(null);
  const isWanted = useNearView(svg, loading);
  // The list is often made anew by whoever shows it; its text is the same.
  const pointsKey = points.map(({ lat, lon }) => `${lat},${lon}`).join(' ');
  const drawing = useMemo(
    () => (isWanted ? drawCover(seed, parsePoints(pointsKey), ratio) : null),
    [isWanted, seed, pointsKey, ratio],
  );
  return (
    <svg
      ref={svg}
      viewBox={`0 0 600 ${Math.round(600 / ratio)}`}
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === '' || undefined}
      className={classNames('cover block h-auto w-full', `encre-${theme}`, className)}
    >
      <rect className="cover-papier" width="100%" height="100%" />
      {drawing !== null && (
        <>
          <CoverRelief levels={drawing.levels} />
          <CoverLine drawing={drawing} />
          {toponym !== undefined && (
            <text className="cover-toponyme" x="28" y={drawing.height - 26} fontSize="26">
              {toponym}
            </text>
          )}
        </>
      )}
    </svg>
  );
}

/** The filled contours alone, for a drawing of the same hand. */
export function CoverRelief({ levels }: { levels: CoverDrawing['levels'] }) {
  return levels.map(({ path, isIndex }, index) => (
    <path
      key={index}
      d={path}
      className={classNames('cover-niveau', isIndex && 'cover-niveau-maitre')}
    />
  ));
}

function CoverLine({ drawing }: { drawing: CoverDrawing }) {
  const { dots, dotRadius } = drawing;
  return (
    <>
      {drawing.line !== '' && <path className="cover-trait" d={drawing.line} />}
      {dots.map(({ x, y, label }, index) => (
        <CoverDot
          key={index}
          x={x}
          y={y}
          radius={dotRadius}
          label={label}
          isStart={index === 0}
        />
      ))}
    </>
  );
}

type CoverDotProps = {
  x: number;
  y: number;
  radius: number;
  label: string;
  isStart?: boolean;
};

/** One étape of a drawn line; the first is full. */
export function CoverDot({ x, y, radius, label, isStart = false }: CoverDotProps) {
  return (
    <>
      <circle
        className={isStart ? 'cover-depart' : 'cover-point'}
        cx={x}
        cy={y}
        r={isStart ? radius + 1.5 : radius}
      />
      {label !== '' && (
        <text
          className={classNames('cover-numero', isStart && 'cover-numero-depart')}
          x={x}
          y={y + 0.5}
          fontSize={radius * (label.length > 1 ? 0.95 : 1.08)}
        >
          {label}
        </text>
      )}
    </>
  );
}

function parsePoints(key: string): CoverPoint[] {
  if (key === '') return [];
  return key.split(' ').map((text) => {
    const [lat = 0, lon = 0] = text.split(',').map(Number);
    return { lat, lon };
  });
}

/** Whether an element has come near the screen; at once where the browser cannot tell, never where there is none. */
function useNearView(
  element: RefObject<Element | null>,
  loading: 'eager' | 'lazy',
): boolean {
  const [isNear, setIsNear] = useState(
    () =>
      loading === 'eager' ||
      (typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined'),
  );
  // The browser alone knows what is in view.
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
