import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { retention } from '@/domain/retention.ts';
import { perServices } from '../firebase/per-services.ts';

/** What is counted, so that nobody floods the team with it. */
export type DebitGenre = 'signalement' | 'avis' | 'plainte' | 'parcours';

const dayMs = 24 * 60 * 60 * 1_000;
// `jourAt` is written back as it was read, to the microsecond: the rules compare it.
const timeSchema = z.instanceof(Timestamp);
const debitSchema = z.object({ n: z.int(), jourAt: timeSchema, jourCount: z.int() });
export type Debit = z.infer<typeof debitSchema>;

/** A counter by what its document holds; null when there is none. */
export function debitOf(data: unknown): Debit | null {
  return debitSchema.safeParse(data).data ?? null;
}

function expiryAt(now: number): Timestamp {
  return Timestamp.fromMillis(now + retention.signalementDays * dayMs);
}

function nextAt(debit: Debit | null, now: number) {
  const common = {
    n: (debit?.n ?? 0) + 1,
    at: serverTimestamp(),
    expireAt: expiryAt(now),
  };
  // Another day begins 24 hours after the first of the last one.
  const isOver = debit === null || now - debit.jourAt.toMillis() > dayMs;
  return isOver
    ? { ...common, jourAt: serverTimestamp(), jourCount: 1 }
    : { ...common, jourAt: debit.jourAt, jourCount: debit.jourCount + 1 };
}

/**
 * The counters of a session, for the repositories whose commits tick them. Every function throws what Firebase throws: its
 * caller translates, and keeps the deadline.
 */
export const debitRepository = perServices((services) => {
  async function debitDoc(uid: string, genre: DebitGenre): Promise<DocumentReference> {
    return doc(await services.firestore(), 'debits', uid, 'genres', genre);
  }

  return {
    /** The document of a session's counter. */
    doc: debitDoc,

    /** The counter of a session; null before its first tick. */
    read: async (uid: string, genre: DebitGenre): Promise<Debit | null> =>
      debitOf((await getDoc(await debitDoc(uid, genre))).data()),

    /** When a counter, and what it counts, may be cleared away. */
    expiry: async (): Promise<Timestamp> => expiryAt(await serverTime(services)),

    /** The counter after one more: it goes in the commit of what it counts, as the rules of each require the other. */
    next: async (debit: Debit | null) => nextAt(debit, await serverTime(services)),
  };
});
