import { codeEquipeMs } from '../equipe/code-equipe.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The codes of groups are drawn so many days before the outing at most: an event is cleared away 30 days after its last change. */
export const outingDays = 21;

/**
 * Until when the codes of the groups of an outing let phones in, in epoch milliseconds: 24 hours after the end of its day, at
 * least 24 hours from now, at most 22 days. A day ends at midnight of UTC here: one or two hours late in France.
 * @param jour as `2026-12-04`; empty for today.
 * @param now epoch milliseconds.
 */
export function codesUntil(jour: string, now: number): number {
  const begin = Date.parse(`${jour}T00:00:00Z`);
  const wanted = Number.isNaN(begin) ? now : begin + dayMs;
  return Math.min(Math.max(wanted, now), now + outingDays * dayMs) + codeEquipeMs;
}
