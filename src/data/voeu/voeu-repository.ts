import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { retention } from '@/domain/retention.ts';
import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The wishes for a quête in a commune, counted in Firestore. Every function throws one of the data errors. */
export const voeuRepository = perServices((services) => {
  const debits = debitRepository(services);

  async function wishOnce(insee: string): Promise<boolean> {
    const uid = await ensurePlayerUid(services);
    const firestore = await services.firestore();
    const voeu = doc(firestore, `voeux/${insee}_0`);
    const voix = doc(voeu, 'voix', uid);
    if ((await getDoc(voix)).exists()) return false;
    const expireAt = (await serverTime(services)) + retention.voixDays * dayMs;
    await debits.count(uid, { voix: 1 }, async (ticks) => {
      const batch = writeBatch(firestore);
      const total = { total: increment(1), updatedAt: serverTimestamp() };
      batch.set(voeu, total, { merge: true });
      batch.set(voix, {
        uid,
        at: serverTimestamp(),
        expireAt: Timestamp.fromMillis(expireAt),
      });
      ticks.put(batch, 'voix', voeu.id);
      await batch.commit();
    });
    return true;
  }

  return {
    /**
     * Adds one to those who would like a quête in a commune, under the device's anonymous session: once, whatever the
     * number of presses. Gives whether it was added (false: this session had asked already).
     */
    wish: (insee: string) => answered(wishOnce(insee)),
  };
});
