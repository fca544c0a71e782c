import type { DebitGenre } from '@/data/debit/debit-repository.ts';
import { parJour } from '@/domain/limits.ts';
import { writePastRules } from './emulator-documents.ts';

type Kept = {
  /** Of this day; the daily limit by default. */
  jourCount?: number;
  n?: number;
  /** Age of the day, in hours. */
  hours?: number;
};

/** Sets a session's counter to its state after so many ticks, past the rules. */
export function keepCounter(
  uid: string,
  genre: DebitGenre,
  { jourCount = parJour[genre], n = 700, hours = 1 }: Kept = {},
): Promise<void> {
  const begun = new Date(Date.now() - hours * 3_600_000).toISOString();
  const jourAt = { timestampValue: begun };
  return writePastRules(`debits/${uid}/genres/${genre}`, {
    n: { integerValue: String(n) },
    jourCount: { integerValue: String(jourCount) },
    ...{ jourAt, at: jourAt, expireAt: jourAt },
  });
}
