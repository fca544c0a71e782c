import type { Position } from '@/domain/geo/position.ts';

export type WalkDrawing = {
  width: number;
  height: number;
  dots: { x: number; y: number }[];
  /** One path from each étape to the next. */
  segments: string[];
};

type Spot = { x: number; y: number };

const width = 360;
const height = 170;
const border = 26;
/** Between the middles of two numbered dots. */
const apart = 36;
/** More étapes than this have no room for numbers. */
export const maximumSpread = 12;

/** Étapes in sequence on a gentle wave: if their positions are unknown, or all the same. */
function wave(count: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    return {
      x: border + share * (width - 2 * border),
      y: height / 2 + Math.sin(index * 1.9) * height * 0.22,
    };
  });
}

/** Metres-like coordinates around the middle, north up. */
function flatten(positions: readonly Position[]): Spot[] {
  const lats = positions.map(({ lat }) => lat);
  const lons = positions.map(({ lon }) => lon);
  const midLat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const midLon = (Math.min(...lons) + Math.max(...lons)) / 2;
  const shrink = Math.cos((midLat * Math.PI) / 180);
  return positions.map(({ lat, lon }) => ({
    x: (lon - midLon) * shrink,
    y: midLat - lat,
  }));
}

/**
 * Rotates the line so that its length is across the drawing, from left to right: it is the shape of the walk, not a map, and the frame is
 * wide and low. The direction is that of the greatest variance.
 */
function layDown(spots: readonly Spot[]): Spot[] {
  const count = spots.length;
  const midX = spots.reduce((sum, { x }) => sum + x, 0) / count;
  const midY = spots.reduce((sum, { y }) => sum + y, 0) / count;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const { x, y } of spots) {
    xx += (x - midX) ** 2;
    yy += (y - midY) ** 2;
    xy += (x - midX) * (y - midY);
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = spots.map(({ x, y }) => ({
    x: x * cos + y * sin,
    y: y * cos - x * sin,
  }));
  const first = turned[0]?.x ?? 0;
  const last = turned.at(-1)?.x ?? 0;
  return first <= last ? turned : turned.map(({ x, y }) => ({ x: -x, y: -y }));
}

/** As large as the border allows, undistorted; null if all spots are equal. */
function fit(spots: readonly Spot[]): Spot[] | null {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * border) / (right - left),
    (height - 2 * border) / (bottom - top),
  );
  if (!Number.isFinite(scale)) return null;
  return spots.map(({ x, y }) => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: height / 2 + (y - (top + bottom) / 2) * scale,
  }));
}

function within(value: number, size: number): number {
  return Math.min(Math.max(value, border), size - border);
}

/** Moves overlapping dots apart, a little at each round, within the frame. */
function spread(spots: readonly Spot[]): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let turn = 0; turn < 40; turn += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= apart) continue;
        // Two étapes at one place part along an arbitrary direction.
        const angle =
          distance < 0.01 ? index * 2.4 : Math.atan2(other.y - one.y, other.x - one.x);
        const push = (apart - distance) / 2;
        one.x = within(one.x - Math.cos(angle) * push, width);
        one.y = within(one.y - Math.sin(angle) * push, height);
        other.x = within(other.x + Math.cos(angle) * push, width);
        other.y = within(other.y + Math.sin(angle) * push, height);
      }
    }
  }
  return moved;
}

function project(positions: readonly Position[]): Spot[] | null {
  const fitted = fit(layDown(flatten(positions)));
  if (fitted === null) return null;
  return fitted.length <= maximumSpread ? spread(fitted) : fitted;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A curve through the spots (Catmull-Rom as Bézier, tension 1/6), one path per stretch. */
function smooth(spots: readonly Spot[]): string[] {
  return spots.slice(0, -1).map((from, index) => {
    const to = spots[index + 1] ?? from;
    const before = spots[index - 1] ?? from;
    const after = spots[index + 2] ?? to;
    const points = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ].map(round);
    return `M${round(from.x)} ${round(from.y)}C${points.join(' ')}`;
  });
}

/** The walk as a small drawing: its real line if every position is known (WGS84 degrees), else a wave. */
export function drawWalkLine(positions: readonly (Position | null)[]): WalkDrawing {
  const known = positions.filter((position) => position !== null);
  const spots =
    (known.length === positions.length ? project(known) : null) ?? wave(positions.length);
  return {
    width,
    height,
    dots: spots.map(({ x, y }) => ({ x: round(x), y: round(y) })),
    segments: smooth(spots),
  };
}
