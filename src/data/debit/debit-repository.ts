import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { parJour } from '@/domain/limits.ts';
import { retention } from '@/domain/retention.ts';
import { AccessDeniedError, LimitReachedError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { perServices } from '../firebase/per-services.ts';
import { limitWaits } from './limit-waits.ts';

/** Genres counted, so that a person stays within the daily limits of the rules. */
export type DebitGenre = keyof typeof parJour;
const genreList = Object.keys(parJour) as DebitGenre[];

const dayMs = 24 * 60 * 60 * 1_000;
/** Maximum difference of the two clocks: the rules begin no day too soon, and let the last one go on. */
const marginMs = 60_000;
/** Tries of a commit while another tab or device of the same session ticks the same counter. */
const attempts = 5;
// `jourAt` is written back as it was read, to the microsecond: the rules compare it.
const timeSchema = z.instanceof(Timestamp);
const debitSchema = z.object({ n: z.int(), jourAt: timeSchema, jourCount: z.int() });
export type Debit = z.infer<typeof debitSchema>;

/** A batch or a transaction. */
type Writing = {
  set: (reference: DocumentReference, data: DocumentData) => unknown;
};

/** The ticks of a commit. */
export type Ticks = {
  /** The number that the counter of a genre has with this commit. */
  n: (genre: DebitGenre) => number;
  /** Writes the tick of a genre in the commit that creates the subject `de`: the rules of each require the other. */
  put: (writing: Writing, genre: DebitGenre, de: string) => void;
  /** The same for every counted genre. */
  putAll: (writing: Writing, de: string) => void;
};

function expiryAt(now: number): Timestamp {
  return Timestamp.fromMillis(now + retention.signalementDays * dayMs);
}

/** The counter after so many more at `now` (epoch milliseconds of the server), without its names. */
function nextOf(genre: DebitGenre, debit: Debit | null, plus: number, now: number) {
  const { n = 0, jourAt, jourCount = 0 } = debit ?? {};
  // Another day begins 24 hours after the first tick of the last one.
  const endsAt = jourAt === undefined ? 0 : jourAt.toMillis() + dayMs + marginMs;
  const isSameDay = jourAt !== undefined && now <= endsAt;
  if (isSameDay && jourCount + plus > parJour[genre]) {
    throw new LimitReachedError(genre, Date.now() + endsAt - now);
  }
  return {
    plus,
    n: n + plus,
    at: serverTimestamp(),
    jourAt: isSameDay ? jourAt : serverTimestamp(),
    jourCount: (isSameDay ? jourCount : 0) + plus,
    expireAt: expiryAt(now),
  };
}

/**
 * The counters of a session, for the repositories whose commits tick them. Functions throw Firebase's errors (and `LimitReachedError`): the
 * caller translates, and sets the deadline.
 */
export const debitRepository = perServices((services) => {
  const waits = limitWaits(services);

  async function debitDoc(uid: string, genre: DebitGenre): Promise<DocumentReference> {
    return doc(await services.firestore(), 'debits', uid, 'genres', genre);
  }

  async function read(uid: string, genre: DebitGenre): Promise<Debit | null> {
    const found = await getDoc(await debitDoc(uid, genre));
    return debitSchema.safeParse(found.data()).data ?? null;
  }

  type Read = { genre: DebitGenre; plus: number; debit: Debit | null };

  async function ticksOf(uid: string, counters: readonly Read[]): Promise<Ticks> {
    const now = await serverTime(services);
    const ticks = new Map(
      await Promise.all(
        counters.map(async ({ genre, plus, debit }) => {
          const next = nextOf(genre, debit, plus, now);
          return [genre, { reference: await debitDoc(uid, genre), next }] as const;
        }),
      ),
    );
    const tickOf = (genre: DebitGenre) => {
      const tick = ticks.get(genre);
      if (tick === undefined) throw new Error(`${genre} was not to be counted.`);
      return tick;
    };
    const put: Ticks['put'] = (writing, genre, de) => {
      const { reference, next } = tickOf(genre);
      writing.set(reference, { de, ...next });
    };
    return {
      n: (genre) => tickOf(genre).next.n,
      put,
      putAll: (writing, de) => {
        for (const genre of ticks.keys()) put(writing, genre, de);
      },
    };
  }

  async function hasMoved(uid: string, counters: readonly Read[]): Promise<boolean> {
    const now = await Promise.all(counters.map(({ genre }) => read(uid, genre)));
    return counters.some(({ debit }, index) => debit?.n !== now[index]?.n);
  }

  async function count<Value>(
    uid: string,
    wanted: Partial<Record<DebitGenre, number>>,
    commit: (ticks: Ticks) => Promise<Value>,
  ): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      const counters = await Promise.all(
        (Object.entries(wanted) as [DebitGenre, number][]).map(
          async ([genre, plus]): Promise<Read> => ({
            genre,
            plus,
            debit: await read(uid, genre),
          }),
        ),
      );
      try {
        const made = await commit(await ticksOf(uid, counters));
        for (const { genre } of counters) waits.note(genre, null);
        return made;
      } catch (error) {
        if (error instanceof LimitReachedError) {
          waits.note(error.genre, error.until);
          throw error;
        }
        const isDenied = toDataError(error) instanceof AccessDeniedError;
        const mayTryAgain = isDenied && attempt < attempts;
        if (!mayTryAgain || !(await hasMoved(uid, counters))) throw error;
      }
    }
  }

  return {
    /** The counter of a session; null before its first tick. */
    read,

    /** Expiry of a counter, and of its subject. */
    expiry: async (): Promise<Timestamp> => expiryAt(await serverTime(services)),

    /**
     * Reads the counters of these genres and makes a commit with their ticks, so many of each. A commit refused because another tab or
     * device ticked meanwhile is repeated. Throws `LimitReachedError`, before any write, past the daily limit: so no other refusal is ever
     * taken for that one.
     */
    count,

    /** Removes the names in a session's counters; their numbers stay. A missing one stays missing. Throws as `count`. */
    forget: async (uid: string): Promise<void> => {
      const kept: Partial<Record<DebitGenre, number>> = {};
      for (const genre of genreList) {
        if ((await read(uid, genre)) !== null) kept[genre] = 0;
      }
      await count(uid, kept, async (ticks) => {
        const batch = writeBatch(await services.firestore());
        ticks.putAll(batch, '');
        await batch.commit();
      });
    },

    /** Writes a document, named by `de`, with its tick. Throws as `count`. */
    make: (
      uid: string,
      { genre, de }: { genre: DebitGenre; de: string },
      reference: DocumentReference,
      data: DocumentData,
    ): Promise<void> =>
      count(uid, { [genre]: 1 }, async (ticks) => {
        const batch = writeBatch(await services.firestore());
        batch.set(reference, data);
        ticks.put(batch, genre, de);
        await batch.commit();
      }),
  };
});
