import { contours } from 'd3-contour';
import {
  drawWalk,
  pair,
  randomFrom,
  type CoverPoint,
  type Frame,
  type Spot,
  type WalkDrawing,
} from './walk-line.ts';

export type CoverDrawing = WalkDrawing & {
  /** Contours from the lowest to the highest, each drawn over the one before; `isIndex` for every fifth one. */
  levels: { path: string; isIndex: boolean }[];
};

/** A rounded hill, longer one way than the other: `along` and `across` are its direction over its two widths. */
type Hill = Spot & { height: number; along: Spot; across: Spot };

const cell = 20;
/** Cells drawn beyond the frame, which hide the smoothing at the border. */
const margin = 2;
const levelCount = 16;

/** Hills of a country that does not exist: two on the way of the line, so that it climbs, the rest around. */
function raiseHills(
  spots: readonly Spot[],
  { width, height }: Frame,
  random: () => number,
): Hill[] {
  const between = (low: number, high: number) => low + (high - low) * random();
  const hillAt = (x: number, y: number, hillHeight: number, size: number): Hill => {
    const long = height * size * between(0.8, 1.35);
    const wide = height * size * between(0.8, 1.35);
    const turn = between(0, Math.PI);
    return {
      x,
      y,
      height: hillHeight,
      along: { x: Math.cos(turn) / long, y: Math.sin(turn) / long },
      across: { x: -Math.sin(turn) / wide, y: Math.cos(turn) / wide },
    };
  };
  const onTheWay = (share: number): Spot => {
    const spot = spots[Math.floor(share * (spots.length - 1))];
    const next = spots[Math.ceil(share * (spots.length - 1))] ?? spot;
    if (spot === undefined || next === undefined) {
      return { x: width * between(0.25, 0.75), y: height * between(0.25, 0.75) };
    }
    return {
      x: (spot.x + next.x) / 2 + width * between(-0.07, 0.07),
      y: (spot.y + next.y) / 2 + height * between(-0.1, 0.1),
    };
  };
  const first = onTheWay(between(0.1, 0.4));
  const second = onTheWay(between(0.6, 0.95));
  const side = random() < 0.5 ? 0.05 : 0.95;
  return [
    hillAt(first.x, first.y, between(0.8, 1), between(0.13, 0.2)),
    hillAt(second.x, second.y, between(0.7, 1), between(0.12, 0.19)),
    hillAt(width * between(0, 1), height * between(0.8, 1.15), between(0.4, 0.8), 0.24),
    hillAt(width * between(0, 1), height * between(-0.15, 0.2), between(0.2, 0.6), 0.22),
    hillAt(width * between(0.2, 0.8), height * between(0.2, 0.8), 0.5, 0.42),
    hillAt(width * side, height * between(0.1, 0.9), -0.5, 0.24),
  ];
}

function heightAt(x: number, y: number, hills: readonly Hill[]): number {
  let sum = 0;
  for (const { x: hillX, y: hillY, height, along, across } of hills) {
    const dx = x - hillX;
    const dy = y - hillY;
    const far = (dx * along.x + dy * along.y) ** 2 + (dx * across.x + dy * across.y) ** 2;
    sum += height * Math.exp(-far / 2);
  }
  return sum;
}

/** Points of a ring at even steps along it: a smooth curve needs far fewer than the grid gives. */
function resample(ring: readonly Spot[]): Spot[] {
  const lengths = ring.map((spot, index) => {
    const next = ring[(index + 1) % ring.length] ?? spot;
    return Math.hypot(next.x - spot.x, next.y - spot.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.min(72, Math.max(8, Math.round(total / 62)));
  const step = total / count;
  const result: Spot[] = [];
  let walked = 0;
  for (const [index, spot] of ring.entries()) {
    const length = lengths[index] ?? 0;
    const next = ring[(index + 1) % ring.length] ?? spot;
    while (result.length < count && result.length * step <= walked + length) {
      const share = length === 0 ? 0 : (result.length * step - walked) / length;
      result.push({
        x: spot.x + (next.x - spot.x) * share,
        y: spot.y + (next.y - spot.y) * share,
      });
    }
    walked += length;
  }
  return result;
}

/**
 * A closed smooth curve near the points: a quadratic B-spline in whole units, finer than the eye and short to write. Each `t` mirrors the control before
 * it, so the mirrored control is followed here and its rounding never adds up.
 */
function smoothRing(points: readonly Spot[]): string {
  const [first, second] = points;
  if (first === undefined || second === undefined) return '';
  let at = {
    x: Math.round((first.x + second.x) / 2),
    y: Math.round((first.y + second.y) / 2),
  };
  let control = { x: Math.round(second.x), y: Math.round(second.y) };
  let path = `M${pair(at.x, at.y)}`;
  for (let index = 2; index <= points.length + 1; index += 1) {
    const target = points[index % points.length] ?? first;
    const next = {
      x: Math.round((control.x + target.x) / 2),
      y: Math.round((control.y + target.y) / 2),
    };
    const move = pair(next.x - at.x, next.y - at.y);
    path +=
      index === 2 ? `q${pair(control.x - at.x, control.y - at.y)} ${move}` : `t${move}`;
    control = { x: 2 * next.x - control.x, y: 2 * next.y - control.y };
    at = next;
  }
  return `${path}z`;
}

/** True if a ring is worth drawing: partly in the frame, and more than the speck that a summit may leave. */
function isInSight(ring: readonly Spot[], { width, height }: Frame): boolean {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isSpeck = right - left + bottom - top < 2.5 * cell;
  return !isSpeck && right > 0 && left < width && bottom > 0 && top < height;
}

function drawLevels(hills: readonly Hill[], frame: Frame): CoverDrawing['levels'] {
  const columns = Math.ceil(frame.width / cell) + 2 * margin;
  const rows = Math.ceil(frame.height / cell) + 2 * margin;
  const toFrame = (grid: number) => (grid - margin) * cell;
  const values = Array.from({ length: columns * rows }, (_, index) =>
    heightAt(
      toFrame((index % columns) + 0.5),
      toFrame(Math.floor(index / columns) + 0.5),
      hills,
    ),
  );
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const thresholds = Array.from(
    { length: levelCount },
    (_, index) => lowest + ((highest - lowest) * (index + 0.6)) / (levelCount + 0.4),
  );
  return contours()
    .size([columns, rows])
    .thresholds(thresholds)(values)
    .map(({ coordinates }, index) => ({
      path: coordinates
        .flat()
        .map((ring) =>
          ring.slice(1).map(([x = 0, y = 0]) => ({ x: toFrame(x), y: toFrame(y) })),
        )
        .filter((ring) => isInSight(ring, frame))
        .map((ring) => smoothRing(resample(ring)))
        .join(''),
      isIndex: index % 5 === 1,
    }))
    .filter(({ path }) => path !== '');
}

/**
 * Draws the cover of a quête from its own line: contours of a relief derived from its seed, and its étapes in order joined by a line. The
 * same arguments always give the same drawing.
 *
 * @param seed id of the quête
 * @param points WGS84 positions of its étapes, in order; may be empty
 * @param ratio width over height
 */
export function drawCover(
  seed: string,
  points: readonly CoverPoint[],
  ratio = 3 / 2,
): CoverDrawing {
  const walk = drawWalk(points, ratio);
  return {
    ...walk,
    levels: drawLevels(raiseHills(walk.dots, walk, randomFrom(seed)), walk),
  };
}
