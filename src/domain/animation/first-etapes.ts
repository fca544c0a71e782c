/**
 * First étape of each group of a walk in order, as indexes of its étapes: as far apart as possible, never the last one, where all end.
 * Groups share one if there are more groups than indexes. Both counts from 1.
 */
export function firstEtapes(etapeCount: number, groupCount: number): number[] {
  const startCount = Math.max(1, etapeCount - 1);
  return Array.from(
    { length: groupCount },
    (_, index) => Math.floor((index * startCount) / groupCount) % startCount,
  );
}
