import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { partieStore } from '@/data/partie/partie-store.ts';
import { readyAuth } from '@/data/session/ready-auth-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { limits } from '@/domain/limits.ts';
import { partieIdSchema, type PartieId } from '@/domain/partie/partie.ts';
import { retention } from '@/domain/retention.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import { copyOf } from '../avis/avis-copy.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { randomHex } from '../firestore/random-hex.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import type { Transfert } from './transfert.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Expiry of a transfert in the database; the rules count the ten minutes from their own clock. */
const keptMs = dayMs;

const transfertSchema = z.object({ uid: z.string(), parties: z.array(partieIdSchema) });

const partieSchema = z.object({
  uid: z.string(),
  queteId: z.string(),
  version: z.int(),
  startedAt: timestampSchema,
});

/** Solutions unlocked per commit: the rules read the réussite of each, and may read 20 times. */
const solutionsAtOnce = 8;

/** Time of an avis, in epoch milliseconds; 0 for a missing one. */
function saidAt(avis: DocumentSnapshot): number {
  return timestampSchema.safeParse(avis.get('at')).data ?? 0;
}

function isMissing(error: unknown): boolean {
  return error instanceof AccessDeniedError || error instanceof NotFoundError;
}

/** This device's parties proven under the old session continue under the new one, in the same documents. */
async function followOnDevice(
  from: string,
  to: string,
  taken: readonly string[],
): Promise<void> {
  const store = await partieStore();
  await store.changeAll((kept) =>
    kept.envoi.uid === from && taken.includes(kept.envoi.documentId)
      ? // Tries are counted by session: those of the account are read before the next one.
        { ...kept, envoi: { ...kept.envoi, uid: to, lu: false } }
      : kept,
  );
}

/** The parties of an anonymous player on their way into an account. Functions throw data errors. */
export const transfertRepository = perServices((services) => {
  const debits = debitRepository(services);
  const open = () => answered(services.firestore());

  async function documentAt(path: string, ...segments: string[]) {
    return doc(await open(), path, ...segments);
  }

  async function listPartieIds(uid: string): Promise<PartieId[]> {
    const own = query(
      collection(await open(), 'parties'),
      where('uid', '==', uid),
      limit(50),
    );
    const { docs } = await answered(getDocs(own));
    return docs.map(({ id }) => partieIdSchema.parse(id));
  }

  async function readTransfert(jeton: string) {
    const snapshot = await answered(getDoc(await documentAt('transferts', jeton)));
    const parsed = transfertSchema.safeParse(snapshot.data());
    if (!parsed.success) throw new InvalidDocumentError('This is no transfert.');
    return parsed.data;
  }

  /** The jeton is in `operationId`: there the rules find the transfert. */
  async function changeOwner(
    parties: readonly PartieId[],
    jeton: string,
    uid: string,
  ): Promise<void> {
    const firestore = await open();
    const batch = writeBatch(firestore);
    for (const id of parties) {
      batch.update(doc(firestore, 'parties', id), { uid, operationId: jeton });
    }
    await answered(batch.commit());
  }

  async function readPartie(id: PartieId) {
    const snapshot = await answered(getDoc(await documentAt('parties', id)));
    const parsed = partieSchema.safeParse(snapshot.data());
    if (!parsed.success) throw new NotFoundError('There is no such party.');
    return parsed.data;
  }

  /** True if a party was moved before, in a call whose answer was lost. */
  async function isOwn(id: PartieId, uid: string): Promise<boolean> {
    try {
      return (await readPartie(id)).uid === uid;
    } catch (error) {
      if (isMissing(error)) return false;
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
      if (!isMissing(error)) throw error;
      const [only, ...others] = parties;
      if (only === undefined) return [];
      if (others.length === 0) return (await isOwn(only, uid)) ? [only] : [];
      // A party that was deleted or moved meanwhile must not block the others.
      const taken: PartieId[] = [];
      for (const id of parties) taken.push(...(await takeOver([id], jeton, uid)));
      return taken;
    }
  }

  /**
   * The right to read a solution, given by a passed étape, has the uid in its name: it is rewritten under the account's. The anonymous
   * player's stays until its own date.
   */
  async function copyDeblocages(partieId: PartieId, to: string): Promise<void> {
    const { queteId, version, startedAt } = await readPartie(partieId);
    const firestore = await open();
    const now = await answered(serverTime(services));
    const passed = query(
      collection(doc(firestore, 'parties', partieId), 'reussites'),
      where('at', '>=', Timestamp.fromMillis(startedAt)),
      limit(limits.etapeCount.max),
    );
    const { docs } = await answered(getDocs(passed));
    const etapeIds = docs
      .filter((one) => one.get('issue') === 'passee')
      .map(({ id }) => id);
    for (let start = 0; start < etapeIds.length; start += solutionsAtOnce) {
      const batch = writeBatch(firestore);
      for (const etapeId of etapeIds.slice(start, start + solutionsAtOnce)) {
        const key = `${queteId}_${String(version)}_${etapeId}`;
        batch.set(doc(firestore, 'deblocages', `${to}_${key}`), {
          ...{ uid: to, queteId, version, etapeId, partieId },
          at: serverTimestamp(),
          expireAt: Timestamp.fromMillis(now + retention.essaiDays * dayMs),
        });
      }
      await answered(batch.commit());
    }
  }

  /**
   * An opinion of a quête after a party is under the uid too: it moves unchanged, and its public copy stays. It replaces the account's
   * earlier opinion of that quête, with the copy of that; a later one of the account stays, and the older one goes with the anonymous
   * session. One commit for each.
   */
  async function moveAvis(
    partieId: PartieId,
    from: string,
    to: string,
    jeton: string,
  ): Promise<void> {
    const { queteId } = await readPartie(partieId);
    const own = await documentAt('quetes', queteId, 'avis', to);
    const old = await documentAt('quetes', queteId, 'avis', from);
    try {
      const said = await answered(getDoc(old));
      if (said.get('partieId') !== partieId) return;
      const before = await answered(getDoc(own));
      if (saidAt(before) > saidAt(said)) return;
      const batch = writeBatch(await open());
      const copy = copyOf(before);
      if (copy !== null) batch.delete(copy);
      batch.set(own, { ...said.data(), uid: to, operationId: jeton });
      batch.delete(old);
      await answered(batch.commit());
    } catch (error) {
      // Without an opinion there is no such document.
      if (!isMissing(error)) throw error;
    }
  }

  async function takeOverAll(jeton: string, to: string): Promise<number> {
    const { uid, parties } = await readTransfert(jeton);
    const taken = await takeOver(parties, jeton, to);
    await followOnDevice(uid, to, taken);
    for (const partieId of taken) {
      await copyDeblocages(partieId, to);
      await moveAvis(partieId, uid, to, jeton);
    }
    // Its rest is harmless, and is erased by its `expireAt`.
    await answered(documentAt('transferts', jeton).then(deleteDoc)).catch(
      (error: unknown) => {
        console.warn('A transfert could not be cleared away.', error);
      },
    );
    return taken.length;
  }

  return {
    /**
     * Offers the parties of the present anonymous session, so that the next account to sign in can take them over: keep the jeton, sign in,
     * then `takeOver(jeton)`, all within ten minutes. Null, without a write, if the session is not anonymous or has proven no party yet;
     * parties only played on this device follow by themselves.
     */
    create: async (): Promise<Transfert | null> => {
      const { currentUser: user } = await answered(readyAuth(services));
      if (user?.isAnonymous !== true) return null;
      const parties = await listPartieIds(user.uid);
      if (parties.length === 0) return null;
      const jeton = randomHex(16);
      const transfert = {
        uid: user.uid,
        parties: parties.slice(0, limits.transfertPartieCount.max),
        createdAt: serverTimestamp(),
        expireAt: Timestamp.fromMillis((await answered(serverTime(services))) + keptMs),
      };
      const counted = { genre: 'transfert', de: jeton } as const;
      const place = await documentAt('transferts', jeton);
      await answered(debits.make(user.uid, counted, place, transfert));
      return { jeton, partieCount: parties.length };
    },

    /**
     * Moves the offered parties into the account signed in now, with the solutions they unlocked and the opinions of their quêtes, and
     * returns their number. 0 when the transfert is past its ten minutes, was taken or never existed. May be called again after a network
     * failure. Throws `AccessDeniedError` when no account is signed in.
     */
    takeOver: async (jeton: string): Promise<number> => {
      const { currentUser: user } = await answered(readyAuth(services));
      if (user === null || user.isAnonymous) {
        throw new AccessDeniedError('Only an account takes parties over.');
      }
      if (!/^[0-9a-f]{32}$/.test(jeton)) return 0;
      try {
        return await takeOverAll(jeton, user.uid);
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    },
  };
});
