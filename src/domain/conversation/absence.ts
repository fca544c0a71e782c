/** Why the team answers later than usual. It is true until `jusqua`, epoch milliseconds, and then ends by itself. */
export type Absence = { texte: string; jusqua: number };

/** What is said of it now; null when there is none, or when it is over. */
export function currentAbsence(absence: Absence | null, now: number): Absence | null {
  return absence !== null && now < absence.jusqua ? absence : null;
}

/** The end of a day as a field of date gives it (`2026-08-15`), in epoch milliseconds by the device's clock; null for none. */
export function endOfDay(date: string): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (found === null) return null;
  const [year, month, day] = found.slice(1).map(Number);
  const end = new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, 23, 59, 59);
  return Number.isNaN(end.getTime()) ? null : end.getTime();
}
