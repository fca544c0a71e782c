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

/** Étapes one after the other on a gentle wave: where their places are not all known, or all the same. */
function wave(count: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    return {
      x: border + share * (width - 2 * border),
      y: height / 2 + Math.sin(index * 1.9) * height * 0.22,
    };
  });
}

/** Places the positions in the frame, north up, unstretched; null when they span nothing. */
function project(positions: readonly Position[]): Spot[] | null {
  const lats = positions.map(({ lat }) => lat);
  const lons = positions.map(({ lon }) => lon);
  const midLat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const midLon = (Math.min(...lons) + Math.max(...lons)) / 2;
  const shrink = Math.cos((midLat * Math.PI) / 180);
  const spanX = (Math.max(...lons) - Math.min(...lons)) * shrink;
  const spanY = Math.max(...lats) - Math.min(...lats);
  const scale = Math.min((width - 2 * border) / spanX, (height - 2 * border) / spanY);
  if (!Number.isFinite(scale)) return null;
  return positions.map(({ lat, lon }) => ({
    x: width / 2 + (lon - midLon) * shrink * scale,
    y: height / 2 - (lat - midLat) * scale,
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A curve through the spots (Catmull-Rom as Bézier, tension 1/6), one path for each stretch. */
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

/** The walk as a small drawing: its real line where every place is known (WGS84 degrees), else a wave. */
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
