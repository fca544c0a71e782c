import type { Preuve } from './preuve.ts';
import type { PreuveId } from './preuve-id.ts';

/** A draw that anybody repeats who has the preuves: from the same seed and the same preuves come the same winners. */
type Tirage = {
  /** The seed, as `readGraine` leaves it. */
  graine: string;
  /** How many are drawn. */
  count: number;
};

/** How many are drawn at once, at most. */
export const tirageCount = { min: 1, max: 100 } as const;
export const graineLength = { min: 3, max: 120 } as const;

/** A seed as it counts: without spaces at its ends, others as one, letters composed. */
export function readGraine(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/**
 * The rank of a preuve in a draw: SHA-256 of the seed, `|` and the whole id (26 small signs), in UTF-8, as 64 hexadecimal
 * digits.
 */
async function rankOf(graine: string, id: PreuveId): Promise<string> {
  const text = new TextEncoder().encode(`${graine}|${id}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Draws among preuves: those with the lowest ranks win, in that order. The order of `preuves` does not matter, nor a preuve
 * that stands there twice; where there are fewer than `count`, all win.
 */
export async function draw<One extends Pick<Preuve, 'id'>>(
  preuves: readonly One[],
  { graine, count }: Tirage,
): Promise<One[]> {
  const byId = new Map(preuves.map((preuve) => [preuve.id, preuve]));
  const ranked = await Promise.all(
    [...byId.values()].map(async (preuve) => ({
      preuve,
      rank: await rankOf(graine, preuve.id),
    })),
  );
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ preuve }) => preuve);
}

/** The days of a draw, both of them in it: `2026-07-01`, by the server's clock (UTC). */
export type Periode = { du: string; au: string };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The first moment of a day, epoch milliseconds; null where the text is none. */
export function dayAt(day: string): number | null {
  if (!dayPattern.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  // The thirtieth of February would be another day.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? at : null;
}

export type PeriodeProblem = 'jour' | 'ordre' | 'en-cours';

/** A period that gives no draw. */
export class PeriodeError extends Error {
  readonly problem: PeriodeProblem;
  constructor(problem: PeriodeProblem) {
    super(`This period gives no draw: ${problem}.`);
    this.name = 'PeriodeError';
    this.problem = problem;
  }
}

/** What is wrong with a period at `now` (epoch milliseconds of the server); null where nothing is. */
export function periodeProblem({ du, au }: Periode, now: number): PeriodeProblem | null {
  const first = dayAt(du);
  const last = dayAt(au);
  if (first === null || last === null) return 'jour';
  if (last < first) return 'ordre';
  // Until its last day is over preuves are added, and the same seed would draw others.
  return now < last + 24 * 60 * 60 * 1_000 ? 'en-cours' : null;
}
