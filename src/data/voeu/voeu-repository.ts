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
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The wishes for a quête in a commune, counted in Firestore. Every function throws one of the data errors. */
export const voeuRepository = perServices((services) => {
  async function wishOnce(insee: string): Promise<boolean> {
    const uid = await ensurePlayerUid(services);
    const firestore = await services.firestore();
    const voeu = doc(firestore, `voeux/${insee}_0`);
    const voix = doc(voeu, 'voix', uid);
    if ((await getDoc(voix)).exists()) return false;
    const expireAt = (await serverTime(services)) + retention.voixDays * dayMs;
    const batch = writeBatch(firestore);
    batch.set(
      voeu,
      { total: increment(1), updatedAt: serverTimestamp() },
      { merge: true },
    );
    batch.set(voix, {
      uid,
      at: serverTimestamp(),
      expireAt: Timestamp.fromMillis(expireAt),
    });
    await batch.commit();
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
