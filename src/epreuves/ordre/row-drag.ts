/** A row on the page: its top and its height, in pixels. */
export type Row = { top: number; height: number };

/** Target index of a dragged row, from `from` and `dy` pixels down: among the others, by its middle. */
export function placeOf(rows: readonly Row[], from: number, dy: number): number {
  const dragged = rows[from];
  if (dragged === undefined) return from;
  const middle = dragged.top + dragged.height / 2 + dy;
  return rows.filter(
    ({ top, height }, index) => index !== from && top + height / 2 < middle,
  ).length;
}

/** Offset of a row, in pixels, that makes room for the row dragged from `from` to `to`, which leaves `gap` free. */
export function asideBy(
  index: number,
  { from, to, gap }: { from: number; to: number; gap: number },
): number {
  if (index > from && index <= to) return -gap;
  return index < from && index >= to ? gap : 0;
}
