/** A class on the way: in which groups, and when each one sets out. */
export type ClassTrip = {
  /** How many pupils in each group, the first to leave first. */
  groups: number[];
  /** Between two departures. */
  gapMinutes: number;
  /** From the first departure to the last arrival; null when nobody timed the quête. */
  totalMinutes: number | null;
};

/** More around one telephone, and some see nothing. */
const groupSize = 6;
/** Groups this far apart do not hear each other's answers. */
const shortestGap = 5;
const longestGap = 12;

/**
 * Splits a class into groups of six pupils at most, as equal as can be, and spaces their departures by the time an
 * étape takes, so that no two stand at the same one. `pupilCount` from 1; `dureeMinutes` of the whole quête.
 */
export function planClassTrip({
  pupilCount,
  etapeCount,
  dureeMinutes,
}: {
  pupilCount: number;
  etapeCount: number;
  dureeMinutes: number | null;
}): ClassTrip {
  const groupCount = Math.max(1, Math.ceil(pupilCount / groupSize));
  const groups = Array.from({ length: groupCount }, (_, index) =>
    Math.floor((pupilCount + groupCount - 1 - index) / groupCount),
  );
  const perEtape = dureeMinutes === null ? longestGap : dureeMinutes / etapeCount;
  const gapMinutes = Math.min(longestGap, Math.max(shortestGap, Math.round(perEtape)));
  const totalMinutes =
    dureeMinutes === null ? null : dureeMinutes + gapMinutes * (groupCount - 1);
  return { groups, gapMinutes, totalMinutes };
}
