import { serverNow } from '@/data/session/server-time-repository.ts';
import { etapeIdSchema } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { retention } from '@/domain/retention.ts';
import {
  constatEtatList,
  type Constats,
  type Tournee,
} from '@/domain/tournee/tournee.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { randomHex } from '@/data/firestore/random-hex.ts';

const deadlineMs = 20_000;
const dayMs = 24 * 60 * 60 * 1_000;

const timeSchema = z.pipe(
  z.instanceof(Timestamp),
  z.transform((time) => time.toMillis()),
);
const documentSchema = z.object({
  queteId: queteIdSchema,
  version: z.int(),
  createdAt: timeSchema,
  finieLe: z.nullable(timeSchema),
  etapeIds: z.array(etapeIdSchema),
  etats: z.array(z.enum(constatEtatList)),
  notes: z.array(z.string()),
});

function inTime<T>(work: Promise<T>): Promise<T> {
  return orDataError(work, deadlineMs);
}

function tourneeDoc(jeton: string): DocumentReference {
  return doc(firestoreLite(), 'tournees', jeton);
}

function tourneeOf(jeton: string, data: unknown): Tournee | null {
  const parsed = documentSchema.safeParse(data);
  if (!parsed.success) return null;
  const { etapeIds, etats, notes, ...rest } = parsed.data;
  return {
    jeton,
    ...rest,
    constats: etapeIds.map((etapeId, index) => ({
      etapeId,
      etat: etats[index] ?? 'en-place',
      note: notes[index] ?? '',
    })),
  };
}

/** Makes the link of a round through a version of a quête, for admins. Throws one of the data errors. */
export async function createTournee(queteId: QueteId, version: number): Promise<void> {
  await inTime(
    setDoc(tourneeDoc(randomHex(16)), {
      queteId,
      version,
      finieLe: null,
      etapeIds: [],
      etats: [],
      notes: [],
      createdAt: serverTimestamp(),
      expireAt: Timestamp.fromMillis(serverNow() + retention.tourneeDays * dayMs),
    }),
  );
}

/** The rounds of a quête, the newest first, for admins. Throws one of the data errors. */
export async function listTournees(queteId: QueteId): Promise<readonly Tournee[]> {
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'tournees'),
        where('queteId', '==', queteId),
        limit(limits.tourneePage.max),
      ),
    ),
  );
  return docs
    .map((found) => tourneeOf(found.id, found.data()))
    .filter((tournee) => tournee !== null)
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/**
 * A round by its jeton, without a session; null when there is none, or none any more. Throws one of the data errors:
 * `AccessDeniedError` when it has been sent.
 */
export async function readTournee(jeton: string): Promise<Tournee | null> {
  const found = await inTime(getDoc(tourneeDoc(jeton)));
  return found.exists() ? tourneeOf(jeton, found.data()) : null;
}

/** Takes the link of a round back, or its result away, for admins. Throws one of the data errors. */
export async function removeTournee(jeton: string): Promise<void> {
  await inTime(deleteDoc(tourneeDoc(jeton)));
}

/** Whether a round whose sending was refused had been sent before: nobody reads it then. */
async function wasSent(jeton: string): Promise<boolean> {
  try {
    await readTournee(jeton);
    return false;
  } catch (error) {
    return error instanceof AccessDeniedError;
  }
}

/**
 * Sends what was found, once and without a session, and dates the quête « Vérifiée sur place » in the same commit.
 * Sent again after an answer that was lost, it is sent once. Throws one of the data errors: `AccessDeniedError` when
 * the link has expired or the quête is no longer online.
 */
export async function finishTournee(
  { jeton, queteId }: Pick<Tournee, 'jeton' | 'queteId'>,
  constats: Constats,
): Promise<void> {
  const found = Object.entries(constats);
  const batch = writeBatch(firestoreLite());
  batch.update(tourneeDoc(jeton), {
    finieLe: serverTimestamp(),
    etapeIds: found.map(([etapeId]) => etapeId),
    etats: found.map(([, { etat }]) => etat),
    notes: found.map(([, { note }]) => note),
  });
  batch.update(doc(firestoreLite(), 'quetes', queteId), {
    verifieeLe: serverTimestamp(),
    operationId: jeton,
  });
  try {
    await inTime(batch.commit());
  } catch (error) {
    if (!(error instanceof AccessDeniedError) || !(await wasSent(jeton))) throw error;
  }
}
