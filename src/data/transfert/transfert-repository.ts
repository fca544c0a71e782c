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
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { partieStore } from '@/data/partie/partie-store.ts';
import { readyAuth } from '@/data/session/ready-auth-repository.ts';
import { serverNow } from '@/data/session/server-time-repository.ts';
import { limits } from '@/domain/limits.ts';
import { partieIdSchema, type PartieId } from '@/domain/partie/partie.ts';
import { retention } from '@/domain/retention.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firebaseAuth } from '@/lib/firebase/auth.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';

/** An anonymous player's parties on offer: whoever holds the jeton takes them into an account, for ten minutes. */
export type Transfert = { jeton: string; partieCount: number };

const dayMs = 24 * 60 * 60 * 1_000;

/** When the database may clear a transfert away; the rules count the ten minutes from their own clock. */
const keptMs = dayMs;

const transfertSchema = z.object({ uid: z.string(), parties: z.array(partieIdSchema) });

const partieSchema = z.object({
  uid: z.string(),
  queteId: z.string(),
  version: z.int(),
});

function transfertDoc(jeton: string) {
  return doc(firestoreLite(), 'transferts', jeton);
}

/** 128 random bits as 32 hexadecimal digits: it is known to nobody but who made it. */
function randomJeton(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toDataError(error);
  }
}

async function listPartieIds(uid: string): Promise<PartieId[]> {
  const own = query(
    collection(firestoreLite(), 'parties'),
    where('uid', '==', uid),
    limit(50),
  );
  const { docs } = await translated(getDocs(own));
  return docs.map(({ id }) => partieIdSchema.parse(id));
}

/**
 * Offers the parties of the anonymous session there is, so that the account one is about to sign in to can take
 * them over: keep the jeton, sign in, then `takeOverParties(jeton)`, all within ten minutes. Null, and nothing is
 * written, when the session is no anonymous one or has proven no party yet; what was only played on this device
 * follows by itself. Throws one of the data errors.
 */
export async function createTransfert(): Promise<Transfert | null> {
  const { currentUser: user } = await translated(readyAuth());
  if (user?.isAnonymous !== true) return null;
  const parties = await listPartieIds(user.uid);
  if (parties.length === 0) return null;
  const jeton = randomJeton();
  const transfert = {
    uid: user.uid,
    parties: parties.slice(0, limits.transfertPartieCount.max),
    createdAt: serverTimestamp(),
    expireAt: Timestamp.fromMillis(serverNow() + keptMs),
  };
  await translated(setDoc(transfertDoc(jeton), transfert));
  return { jeton, partieCount: parties.length };
}

async function readTransfert(jeton: string) {
  const snapshot = await translated(getDoc(transfertDoc(jeton)));
  const parsed = transfertSchema.safeParse(snapshot.data());
  if (!parsed.success) throw new InvalidDocumentError('This is no transfert.');
  return parsed.data;
}

/** The jeton stands in `operationId`: there the rules find the transfert. */
async function changeOwner(
  parties: readonly PartieId[],
  jeton: string,
  uid: string,
): Promise<void> {
  const batch = writeBatch(firestoreLite());
  for (const id of parties) {
    batch.update(doc(firestoreLite(), 'parties', id), { uid, operationId: jeton });
  }
  await translated(batch.commit());
}

async function readPartie(id: PartieId) {
  const snapshot = await translated(getDoc(doc(firestoreLite(), 'parties', id)));
  const parsed = partieSchema.safeParse(snapshot.data());
  if (!parsed.success) throw new NotFoundError('There is no such party.');
  return parsed.data;
}

/** Whether a party came over before, in a call whose answer was lost. */
async function isOwn(id: PartieId, uid: string): Promise<boolean> {
  try {
    return (await readPartie(id)).uid === uid;
  } catch (error) {
    if (error instanceof AccessDeniedError || error instanceof NotFoundError)
      return false;
    throw error;
  }
}

async function takeOver(
  parties: readonly PartieId[],
  jeton: string,
  uid: string,
): Promise<PartieId[]> {
  try {
    await changeOwner(parties, jeton, uid);
    return [...parties];
  } catch (error) {
    if (!(error instanceof AccessDeniedError || error instanceof NotFoundError))
      throw error;
    const [only, ...others] = parties;
    if (only === undefined) return [];
    if (others.length === 0) return (await isOwn(only, uid)) ? [only] : [];
    // One that was deleted meanwhile, or had already come over, must not hold the others back.
    const taken: PartieId[] = [];
    for (const id of parties) taken.push(...(await takeOver([id], jeton, uid)));
    return taken;
  }
}

/** How many solutions one commit unlocks: the rules look at the réussite of each, and may look 20 times. */
const solutionsAtOnce = 8;

/**
 * The right to read a solution, which an étape that was passed gives, bears the uid in its name: it is written again
 * under the account's, and the anonymous player's goes, whom nobody can be any more.
 */
async function moveDeblocages(
  partieId: PartieId,
  from: string,
  to: string,
): Promise<void> {
  const { queteId, version } = await readPartie(partieId);
  const passed = query(
    collection(doc(firestoreLite(), 'parties', partieId), 'reussites'),
    limit(limits.etapeCount.max),
  );
  const { docs } = await translated(getDocs(passed));
  const etapeIds = docs
    .filter((one) => one.get('issue') === 'passee')
    .map(({ id }) => id);
  for (let start = 0; start < etapeIds.length; start += solutionsAtOnce) {
    const batch = writeBatch(firestoreLite());
    for (const etapeId of etapeIds.slice(start, start + solutionsAtOnce)) {
      const key = `${queteId}_${String(version)}_${etapeId}`;
      batch.set(doc(firestoreLite(), 'deblocages', `${to}_${key}`), {
        ...{ uid: to, queteId, version, etapeId, partieId },
        at: serverTimestamp(),
        expireAt: Timestamp.fromMillis(serverNow() + retention.partieDays * dayMs),
      });
      batch.delete(doc(firestoreLite(), 'deblocages', `${from}_${key}`));
    }
    await translated(batch.commit());
  }
}

/**
 * What was said of a quête after a party lies under the uid too: it follows word for word, unless the account has said
 * something of that quête itself. One commit for each: the rules look at the party of each.
 */
async function moveAvis(partieId: PartieId, from: string, to: string, jeton: string) {
  const { queteId } = await readPartie(partieId);
  const own = doc(firestoreLite(), 'quetes', queteId, 'avis', to);
  const old = doc(firestoreLite(), 'quetes', queteId, 'avis', from);
  try {
    const said = await translated(getDoc(old));
    if (said.get('partieId') !== partieId) return;
    const isSaid = (await translated(getDoc(own))).exists();
    const batch = writeBatch(firestoreLite());
    if (!isSaid) batch.set(own, { ...said.data(), uid: to, operationId: jeton });
    batch.delete(old);
    await translated(batch.commit());
  } catch (error) {
    // Nothing was said of it: that is no document of anybody's.
    if (!(error instanceof AccessDeniedError || error instanceof NotFoundError))
      throw error;
  }
}

/** What this device has proven under the old session goes on under the new one, in the same documents. */
async function followOnDevice(
  from: string,
  to: string,
  taken: readonly string[],
): Promise<void> {
  const store = await partieStore();
  await store.changeAll((kept) =>
    kept.envoi.uid === from && taken.includes(kept.envoi.documentId)
      ? { ...kept, envoi: { ...kept.envoi, uid: to } }
      : kept,
  );
}

/**
 * Takes the parties on offer into the account that is signed in now, with the solutions they unlocked and what was said of
 * their quêtes, and gives how many came. 0 when the transfert
 * is past its ten minutes, was taken or never was. May be called again after a network failure.
 * Throws one of the data errors; `AccessDeniedError` when no account is signed in.
 */
export async function takeOverParties(jeton: string): Promise<number> {
  const user = firebaseAuth().currentUser;
  if (user === null || user.isAnonymous) {
    throw new AccessDeniedError('Only an account takes parties over.');
  }
  if (!/^[0-9a-f]{32}$/.test(jeton)) return 0;
  try {
    const { uid, parties } = await readTransfert(jeton);
    const taken = await takeOver(parties, jeton, user.uid);
    await followOnDevice(uid, user.uid, taken);
    for (const partieId of taken) {
      await moveDeblocages(partieId, uid, user.uid);
      await moveAvis(partieId, uid, user.uid, jeton);
    }
    // What is left of it is harmless, and is cleared away by its `expireAt`.
    await deleteDoc(transfertDoc(jeton)).catch((error: unknown) => {
      console.warn('A transfert could not be cleared away.', error);
    });
    return taken.length;
  } catch (error) {
    if (error instanceof AccessDeniedError || error instanceof NotFoundError) return 0;
    throw error;
  }
}
