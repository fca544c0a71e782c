/** First and last month, both included: `2026-11`. */
export type Months = { de: string; a: string };

/** The months of a range, both included: `2026-09` to `2026-11`. */
export function monthsFrom({ de, a }: Months): string[] {
  const months: string[] = [];
  const next = new Date(`${de}-01T00:00:00Z`);
  for (let mois = de; mois <= a; mois = next.toISOString().slice(0, 7)) {
    months.push(mois);
    next.setUTCMonth(next.getUTCMonth() + 1);
  }
  return months;
}
