/** A list with one item moved by so many places; the same order if there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, by: number): Item[] {
  const item = list[from];
  const to = from + by;
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
