export type CoverPoint = { lat: number; lon: number };

export type Spot = { x: number; y: number };
export type Frame = { width: number; height: number };

/** Width of every drawing, in its own units; the height follows the ratio. */
const frameWidth = 600;
const maximumNumbered = 14;

/** A number in [0, 1) at each call, the same sequence for the same seed (FNV-1a, then mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

type Projection = {
  toSpot: (point: CoverPoint) => Spot;
  /** Units of the drawing in a degree of latitude; 0 for one place only. */
  unitsPerDegree: number;
};

/** Places positions in a frame that holds all of these, north up and without stretching them, as large as the border allows. */
export function projectionOf(
  points: readonly CoverPoint[],
  { width, height }: Frame,
): Projection {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const midLat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const midLon = (Math.min(...lons) + Math.max(...lons)) / 2;
  const shrink = Math.cos((midLat * Math.PI) / 180);
  const spanX = (Math.max(...lons) - Math.min(...lons)) * shrink;
  const spanY = Math.max(...lats) - Math.min(...lats);
  const scale = Math.min((width * 0.72) / spanX, (height * 0.62) / spanY);
  const unitsPerDegree = Number.isFinite(scale) ? scale : 0;
  const toSpot = ({ lat, lon }: CoverPoint) => ({
    x: width / 2 + (lon - midLon) * shrink * unitsPerDegree,
    y: height / 2 - (lat - midLat) * unitsPerDegree,
  });
  return { toSpot, unitsPerDegree };
}

/** Moves overlapping dots apart, a little at each round, within the frame. */
export function spread(
  spots: readonly Spot[],
  apart: number,
  { width, height }: Frame,
): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  const border = apart * 0.75;
  for (let round = 0; round < 40; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const distance = Math.hypot(dx, dy);
        if (distance >= apart) continue;
        // Two étapes at one place separate along a direction of their own.
        const angle = distance < 0.01 ? index * 2.4 : Math.atan2(dy, dx);
        const push = (apart - distance) / 2;
        one.x -= Math.cos(angle) * push;
        one.y -= Math.sin(angle) * push;
        other.x += Math.cos(angle) * push;
        other.y += Math.sin(angle) * push;
      }
      one.x = Math.min(Math.max(one.x, border), width - border);
      one.y = Math.min(Math.max(one.y, border), height - border);
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** Numbers of a path as short as SVG allows: the minus sign parts them too. */
export function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

/** A smooth line through every dot: a centripetal Catmull-Rom spline, which neither loops nor overshoots. */
function drawLine(dots: readonly Spot[]): string {
  const [first] = dots;
  if (first === undefined || dots.length < 2) return '';
  const segments = dots.slice(1).map((to, index) => {
    const from = dots[index] ?? to;
    const before = dots[index - 1] ?? from;
    const after = dots[index + 2] ?? to;
    const start = tangentControl(from, before, to, 1);
    const end = tangentControl(to, after, from, 1);
    return `C${pair(start.x, start.y)} ${pair(end.x, end.y)} ${pair(to.x, to.y)}`;
  });
  return `M${pair(first.x, first.y)}${segments.join('')}`;
}

/** Bézier control beside `spot`, on the side of `ahead`; `behind` is its other neighbour, itself at an end. */
function tangentControl(spot: Spot, behind: Spot, ahead: Spot, tension: number): Spot {
  const d1 = Math.sqrt(Math.hypot(spot.x - behind.x, spot.y - behind.y));
  const d2 = Math.sqrt(Math.hypot(ahead.x - spot.x, ahead.y - spot.y));
  if (d1 < 0.01 || d2 < 0.01) {
    return {
      x: Math.round(spot.x + (ahead.x - spot.x) / 3),
      y: Math.round(spot.y + (ahead.y - spot.y) / 3),
    };
  }
  const control = (b: number, s: number, a: number) => {
    const numerator =
      d1 * d1 * a - d2 * d2 * b + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * s;
    const value = numerator / (3 * d1 * (d1 + d2));
    return Math.round(s + (value - s) * tension);
  };
  return { x: control(behind.x, spot.x, ahead.x), y: control(behind.y, spot.y, ahead.y) };
}

export type WalkDrawing = {
  width: number;
  height: number;
  /** The line through the étapes; empty for fewer than two. */
  line: string;
  /** The étapes, in order. `label` is empty if there are too many to number each. */
  dots: { x: number; y: number; label: string }[];
  dotRadius: number;
};

/**
 * Draws a walk from its étapes: numbered dots, north up, and a smooth line through them.
 *
 * @param points WGS84 positions of its étapes, in order; may be empty
 * @param ratio width over height
 */
export function drawWalk(points: readonly CoverPoint[], ratio = 3 / 2): WalkDrawing {
  const frame = { width: frameWidth, height: Math.round(frameWidth / ratio) };
  const isNumbered = points.length <= maximumNumbered;
  const dotRadius = isNumbered ? 15 : 8;
  const spots = points.length === 0 ? [] : points.map(projectionOf(points, frame).toSpot);
  const dots = spread(spots, dotRadius * 2.5, frame);
  return {
    ...frame,
    line: drawLine(dots),
    dots: dots.map((dot, index) => ({
      ...dot,
      label: isNumbered ? String(index + 1) : '',
    })),
    dotRadius,
  };
}

/** A line of no place, the same for the same seed, for a subject without a walk. Points in WGS84 degrees. */
export function freeWalk(seed: string): CoverPoint[] {
  const random = randomFrom(seed);
  return Array.from({ length: 5 }, (_, index) => ({
    lat: 0.2 + 0.6 * random(),
    lon: 0.1 + 0.36 * index + 0.14 * random(),
  }));
}

/** The points of a key: `lat,lon` of each, separated by spaces; none for an empty one. */
export function parsePoints(key: string): CoverPoint[] {
  if (key === '') return [];
  return key.split(' ').map((text) => {
    const [lat = 0, lon = 0] = text.split(',').map(Number);
    return { lat, lon };
  });
}
