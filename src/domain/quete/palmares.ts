import { limits } from '../limits.ts';
import type { Partie } from '../partie/partie.ts';

/** What stands where the team masked a name; `firestore.rules` asks for the very same. */
export const nomMasque = 'Nom masqué';

/** A name that was reported: it waits to be looked at, the team let it be, or masked it. */
export type PlainteEtat = 'attente' | 'garde' | 'masque';

/** One line of a palmarès: who wanted to be on it, and what the rules have proven. It shows no time: nobody runs. */
export type LignePalmares = {
  id: string;
  pseudonyme: string;
  points: number;
};

/** A line as it is stored, with how long its party took, if its phone said so: nothing but a reason to leave it out. */
export type LigneEcrite = LignePalmares & { minutes: number | null };

const minuteMs = 60_000;

/**
 * How long a party that has ended took, in minutes of the phone's clock, its pauses apart, at most 999. Null before its end,
 * and where the clock was set back meanwhile: it says nothing then.
 */
export function minutesOfLigne(
  partie: Pick<Partie, 'startedAt' | 'finishedAt' | 'pausedMs'>,
): number | null {
  const { startedAt, finishedAt, pausedMs } = partie;
  if (finishedAt === null) return null;
  const playedMs = finishedAt - startedAt - pausedMs;
  if (playedMs < 0) return null;
  return Math.min(limits.palmaresMinutes.max, Math.round(playedMs / minuteMs));
}

/**
 * Whether a party is left out of the palmarès: it took less than a third of the time that its quête announces
 * (`dureeMinutes`, null where it announces none). The announced time is that of a family on foot with its halts, and nobody walks
 * the way and finds the answers three times as fast: such a party was a trial at a desk, or its answers were known. It is left out by whoever
 * reads, and refused by no rule: a party without network reaches the server in one go, so that only the phone knows
 * its time, and a phone can lie.
 */
export function isTooFast(minutes: number | null, dureeMinutes: number | null): boolean {
  return minutes !== null && dureeMinutes !== null && 3 * minutes < dureeMinutes;
}

/** A line with its place: players with as many points share one. */
export type LigneRangee = LignePalmares & { rang: number };

/**
 * The lines of a palmarès in order, the most points first, then by name; each with its place, from 1. Those of parties that
 * were too fast for the announced time are left out.
 */
export function rankPalmares(
  lignes: readonly LigneEcrite[],
  dureeMinutes: number | null,
): LigneRangee[] {
  const ordered = lignes
    .filter(({ minutes }) => !isTooFast(minutes, dureeMinutes))
    .map(({ id, pseudonyme, points }) => ({ id, pseudonyme, points }))
    .toSorted(
      (a, b) => b.points - a.points || a.pseudonyme.localeCompare(b.pseudonyme, 'fr'),
    );
  return ordered.map((ligne) => ({
    ...ligne,
    rang: ordered.filter(({ points }) => points > ligne.points).length + 1,
  }));
}
