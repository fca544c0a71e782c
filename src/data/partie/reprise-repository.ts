import {
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { readyAuth } from '@/data/session/ready-auth-repository.ts';
import { serverNow } from '@/data/session/server-time-repository.ts';
import { partieIdSchema, type PartieId } from '@/domain/partie/partie.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { retention } from '@/domain/retention.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';

const deadlineMs = 15_000;
const dayMs = 24 * 60 * 60 * 1_000;

const repriseSchema = z.object({
  partieId: partieIdSchema,
  texte: z.string(),
  finie: z.boolean(),
  at: z.instanceof(Timestamp),
  operationId: z.string(),
});

/** Where a party of an account stands, for its other devices. */
export type Reprise = {
  /** The account's. */
  uid: string;
  /** The document it is proven in. */
  partieId: PartieId;
  /** As `domain/partie/passage.ts` writes it. */
  texte: string;
  finie: boolean;
  /** Epoch milliseconds of the server. */
  at: number;
  operationId: string;
};

/** The account that is signed in; null for an anonymous session, or none. */
async function accountUid(): Promise<string | null> {
  const { currentUser } = await readyAuth();
  return currentUser === null || currentUser.isAnonymous ? null : currentUser.uid;
}

function repriseDoc(uid: string, queteId: QueteId): DocumentReference {
  return doc(firestoreLite(), 'reprises', `${uid}_${queteId}`);
}

async function read(queteId: QueteId): Promise<Reprise | null> {
  const uid = await accountUid();
  if (uid === null) return null;
  const found = await getDoc(repriseDoc(uid, queteId));
  const parsed = repriseSchema.safeParse(found.data()).data;
  return parsed === undefined ? null : { ...parsed, uid, at: parsed.at.toMillis() };
}

/**
 * Where the account that is signed in stands in a quête, as one of its devices last told: one read. Null without an account,
 * and where nothing was told. Throws one of the data errors.
 */
export function readReprise(queteId: QueteId): Promise<Reprise | null> {
  return orDataError(read(queteId), deadlineMs);
}

type Told = Pick<Reprise, 'partieId' | 'texte' | 'finie' | 'operationId'>;

async function write(queteId: QueteId, told: Told): Promise<void> {
  const uid = await accountUid();
  if (uid === null) return;
  const expireAt = Timestamp.fromMillis(serverNow() + retention.partieDays * dayMs);
  await setDoc(repriseDoc(uid, queteId), {
    ...told,
    ...{ uid, queteId, at: serverTimestamp(), expireAt },
  });
}

/** Tells the other devices of the account where it stands; nobody without one. Throws one of the data errors. */
export function writeReprise(queteId: QueteId, told: Told): Promise<void> {
  return orDataError(write(queteId, told), deadlineMs);
}
