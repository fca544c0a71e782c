import {
  createElement,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { classNames } from './class-names.ts';
import type { CoverDrawingProps } from './cover-drawing.tsx';
import type { CoverPoint } from './draw-cover.ts';

type CoverTheme = 'nature' | 'pierre' | 'eau';

/** `eager` is in the page from the start, for the first screen; `lazy` waits until it is nearly in view. */
export type CoverLoading = 'eager' | 'lazy';

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
  loading?: CoverLoading | undefined;
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
  const isBaked = useBaked(`${seed} ${ratio} ${pointsKey}`, loading);
  const Drawing = useDrawing(isWanted && !isBaked);
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
      {isBaked ? (
        <g key="baked" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
      ) : (
        isWanted &&
        Drawing !== undefined && (
          <g>{createElement(Drawing, { seed, pointsKey, ratio, toponym })}</g>
        )
      )}
    </svg>
  );
}

/** React never writes it: it takes over the drawing that the build made, as it stands. */
const untouched = { __html: '' };

let known: ComponentType<CoverDrawingProps> | undefined;

/** Gives what draws, for a page that is rendered at build. */
export function provideCoverDrawing(drawing: ComponentType<CoverDrawingProps>): void {
  known = drawing;
}

/** What draws, fetched once a drawing is wanted; undefined until it is there, and where it cannot be had. */
function useDrawing(isWanted: boolean): ComponentType<CoverDrawingProps> | undefined {
  const [Drawing, setDrawing] = useState(() => known);
  const isMissing = isWanted && Drawing === undefined;
  // The network is outside React.
  useEffect(() => {
    if (!isMissing) return;
    import('./cover-drawing.tsx').then(
      ({ CoverDrawing }) => {
        known = CoverDrawing;
        setDrawing(() => CoverDrawing);
      },
      (error: unknown) => console.warn('The covers could not be drawn.', error),
    );
  }, [isMissing]);
  return Drawing;
}

const never = () => () => undefined;

/** Whether the page that wakes up holds this very drawing already, and nothing that draws is there. */
function useBaked(drawingKey: string, loading: CoverLoading): boolean {
  const isWakingUp = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [bakedKey] = useState(() =>
    isWakingUp && loading === 'eager' && known === undefined ? drawingKey : null,
  );
  return bakedKey === drawingKey;
}

/** Whether an element has come near the screen; at once where the browser cannot tell, never where there is none. */
function useNearView(element: RefObject<Element | null>, loading: CoverLoading): boolean {
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
