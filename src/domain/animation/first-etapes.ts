/**
 * Where groups begin a walk in order, as places among its étapes: as far apart as they can be, never at the last one, which all
 * end at. Groups share a place where there are more of them than places. Both counts from 1.
 */
export function firstEtapes(etapeCount: number, groupCount: number): number[] {
  const startCount = Math.max(1, etapeCount - 1);
  return Array.from(
    { length: groupCount },
    (_, index) => Math.floor((index * startCount) / groupCount) % startCount,
  );
}
