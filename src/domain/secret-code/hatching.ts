import type { FilledShape, Point } from './drawing.ts';

/** Direction of lines: upright or level. */
export type Hachure = 'debout' | 'couche';

/** A stroke of the pen, from end to end. */
export type Stroke = readonly [from: Point, to: Point];

/** From one line to the next, in units of the drawing. */
export const hatchingGap = 8;

/**
 * The strokes that fill a shape, cut at its edge, on a single grid for the whole drawing. They are lines and no pattern of SVG: the printer
 * of a browser makes a picture of each pattern, 29 MB for a sheet of flags.
 */
export function hatchingOf(shape: FilledShape, hachure: Hachure): Stroke[] {
  const across = hachure === 'debout' ? 0 : 1;
  const [min, max] = extentOf(shape, across);
  return gridBetween(min, max).flatMap((at) => {
    const crossings = crossingsOf(shape, across, at).sort((a, b) => a - b);
    const strokes: Stroke[] = [];
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = crossings.slice(index, index + 2);
      if (to <= from) continue;
      strokes.push(
        across === 0
          ? [
              [at, from],
              [at, to],
            ]
          : [
              [from, at],
              [to, at],
            ],
      );
    }
    return strokes;
  });
}

/** The lines of the grid strictly between two places. */
function gridBetween(min: number, max: number): number[] {
  const lines: number[] = [];
  const first = Math.floor((min - hatchingGap / 2) / hatchingGap) + 1;
  for (let at = first * hatchingGap + hatchingGap / 2; at < max; at += hatchingGap)
    lines.push(at);
  return lines;
}

function extentOf(shape: FilledShape, axis: 0 | 1): [min: number, max: number] {
  if (shape.kind === 'disque') {
    return [shape.centre[axis] - shape.rayon, shape.centre[axis] + shape.rayon];
  }
  const places = shape.points.map((point) => point[axis]);
  return [Math.min(...places), Math.max(...places)];
}

/** Points where a line across an axis meets the edge of the shape, along the other axis, to a hundredth of a unit. */
function crossingsOf(shape: FilledShape, axis: 0 | 1, at: number): number[] {
  const along = axis === 0 ? 1 : 0;
  if (shape.kind === 'disque') {
    const half = Math.sqrt(
      Math.max(0, shape.rayon ** 2 - (at - shape.centre[axis]) ** 2),
    );
    return [shape.centre[along] - half, shape.centre[along] + half].map(round);
  }
  const { points } = shape;
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    if (from[axis] <= at === to[axis] <= at) return [];
    const share = (at - from[axis]) / (to[axis] - from[axis]);
    return [round(from[along] + share * (to[along] - from[along]))];
  });
}

function round(place: number): number {
  return Math.round(place * 100) / 100;
}
