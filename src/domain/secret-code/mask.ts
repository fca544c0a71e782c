/** Sides of paper masks. */
export const maskSides = [4, 6, 8] as const;
export type MaskSide = (typeof maskSides)[number];

/** Number of holes in a mask of this side: a quarter of its cells. */
export function holeCountOf(side: MaskSide): number {
  return side ** 2 / 4;
}

/** The cell under a hole after a quarter turn of the mask, clockwise; cells are counted from 0, row by row. */
export function turnedCell(cell: number, side: number): number {
  const row = Math.floor(cell / side);
  const column = cell % side;
  return column * side + (side - 1 - row);
}

/** The four cells that a hole uncovers over a whole turn, itself first. */
export function cellsOfTurn(cell: number, side: number): number[] {
  const cells = [cell];
  for (let quarter = 1; quarter < 4; quarter += 1) {
    cells.push(turnedCell(cells.at(-1) ?? cell, side));
  }
  return cells;
}

/**
 * The holes after piercing a cell, or filling a pierced one: no other hole of its turn stays, since the same cell would be written twice.
 */
export function withCellPressed(
  holes: readonly number[],
  cell: number,
  side: number,
): number[] {
  const turn = cellsOfTurn(cell, side);
  const others = holes.filter((hole) => !turn.includes(hole));
  return (holes.includes(cell) ? others : [...others, cell]).toSorted((a, b) => a - b);
}

/** The holes that a key names, cells counted from 1 in it: `1 8 10 12`. */
export function holesOfKey(key: string): number[] {
  return (key.match(/\d+/g) ?? []).map((cell) => Number(cell) - 1);
}

/** A key from its holes. */
export function keyOfHoles(holes: readonly number[]): string {
  return holes.map((hole) => hole + 1).join(' ');
}

/** The side of the mask that a key seems to be of: the smallest that has room for its holes. */
export function sideOfKey(key: string): MaskSide {
  const holes = holesOfKey(key);
  return (
    maskSides.find(
      (side) =>
        holes.length <= holeCountOf(side) && holes.every((hole) => hole < side ** 2),
    ) ?? 8
  );
}
