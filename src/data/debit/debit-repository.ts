import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { serverNow } from '@/data/session/server-time-repository.ts';
import { retention } from '@/domain/retention.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';

/** What is counted, so that nobody floods the team with it. */
export type DebitGenre = 'signalement' | 'avis' | 'plainte' | 'parcours';

const dayMs = 24 * 60 * 60 * 1_000;
const timeSchema = z.instanceof(Timestamp);
const debitSchema = z.object({ n: z.int(), jourAt: timeSchema, jourCount: z.int() });
export type Debit = z.infer<typeof debitSchema>;

/** Where a session's counter stands. */
export function debitDoc(uid: string, genre: DebitGenre): DocumentReference {
  return doc(firestoreLite(), 'debits', uid, 'genres', genre);
}

/** The counter of a session; null before its first tick. Throws what Firebase throws. */
export async function readDebit(uid: string, genre: DebitGenre): Promise<Debit | null> {
  const snapshot = await getDoc(debitDoc(uid, genre));
  return debitOf(snapshot.data());
}

/** A counter by what its document holds; null when there is none. */
export function debitOf(data: unknown): Debit | null {
  return debitSchema.safeParse(data).data ?? null;
}

/** When a counter, and what it counts, may be cleared away. */
export function debitExpiry(): Timestamp {
  return Timestamp.fromMillis(serverNow() + retention.signalementDays * dayMs);
}

/** The counter after one more: it goes in the commit of what it counts, as the rules of each require the other. */
export function nextDebit(debit: Debit | null) {
  const common = {
    n: (debit?.n ?? 0) + 1,
    at: serverTimestamp(),
    expireAt: debitExpiry(),
  };
  // Another day begins 24 hours after the first of the last one.
  const isOver = debit === null || serverNow() - debit.jourAt.toMillis() > dayMs;
  return isOver
    ? { ...common, jourAt: serverTimestamp(), jourCount: 1 }
    : { ...common, jourAt: debit.jourAt, jourCount: debit.jourCount + 1 };
}
