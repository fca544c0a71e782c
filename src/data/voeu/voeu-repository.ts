import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { serverNow } from '@/data/session/server-time-repository.ts';
import { retention } from '@/domain/retention.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Adds one to those who would like a quête in a commune, under the device's anonymous session: once, whatever the number
 * of presses. Gives whether it was added (false: this session had asked already). Throws one of the data errors.
 */
export async function wishForQuete(insee: string): Promise<boolean> {
  try {
    const uid = await ensurePlayerUid();
    const firestore = firestoreLite();
    const voeu = doc(firestore, `voeux/${insee}_0`);
    const voix = doc(voeu, 'voix', uid);
    if ((await getDoc(voix)).exists()) return false;
    const batch = writeBatch(firestore);
    batch.set(
      voeu,
      { total: increment(1), updatedAt: serverTimestamp() },
      { merge: true },
    );
    batch.set(voix, {
      uid,
      at: serverTimestamp(),
      expireAt: Timestamp.fromMillis(serverNow() + retention.voixDays * dayMs),
    });
    await batch.commit();
    return true;
  } catch (error) {
    throw toDataError(error);
  }
}
