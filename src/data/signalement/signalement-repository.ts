import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { ref, uploadBytes } from 'firebase/storage';
import { debitRepository } from '@/data/debit/debit-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { KeptSignalement } from './signalement-outbox.ts';

/** A photo on a slow line takes about a minute. */
const photoDeadlineMs = 120_000;

function idOf(uid: string, n: number): string {
  return `${uid}_${String(n)}`;
}

function photoPath(uid: string, n: number, { photo }: KeptSignalement): string {
  if (photo === null) return '';
  const extension = photo.type === 'image/jpeg' ? 'jpg' : 'webp';
  return `signalements/${uid}/${String(n)}/photo.${extension}`;
}

/** The reports of this device. */
export const signalementRepository = perServices((services) => {
  const debits = debitRepository(services);

  async function signalementDoc(uid: string, n: number) {
    return doc(await services.firestore(), 'signalements', idOf(uid, n));
  }

  /** True if the last counted report is this one, sent before a lost answer. */
  async function isLast(uid: string, n: number, id: string): Promise<boolean> {
    try {
      const snapshot = await answered(signalementDoc(uid, n).then(getDoc));
      return snapshot.get('operationId') === id;
    } catch (error) {
      // It was taken back since.
      if (error instanceof AccessDeniedError || error instanceof NotFoundError)
        return false;
      throw error;
    }
  }

  /** The report and its tick of the counter are in one commit: the rules of each require the other. Returns its number. */
  function write(uid: string, kept: KeptSignalement): Promise<number> {
    return debits.count(uid, { signalement: 1 }, async (ticks) => {
      const n = ticks.n('signalement');
      const batch = writeBatch(await services.firestore());
      batch.set(await signalementDoc(uid, n), {
        ...kept.signalement,
        uid,
        photo: photoPath(uid, n, kept),
        reponse: '',
        reponduLe: null,
        at: serverTimestamp(),
        expireAt: await debits.expiry(),
        operationId: kept.id,
      });
      ticks.put(batch, 'signalement', idOf(uid, n));
      await batch.commit();
      return n;
    });
  }

  async function upload(path: string, photo: Blob): Promise<void> {
    const file = ref(await services.storage(), path);
    await uploadBytes(file, photo, { contentType: photo.type });
  }

  async function putPhoto(path: string, photo: Blob): Promise<void> {
    try {
      await answered(upload(path, photo), photoDeadlineMs);
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
      // It exists already, after a lost answer; or the report goes without it.
      console.warn('The photo of a report was refused.', error);
    }
  }

  return {
    /**
     * Sends a report under the session of this device, anonymous if need be, then its photo. May be called again after any failure: an
     * arrived report is recognised by its id. Throws a data error; `LimitReachedError` past the daily limit of reports. Returns the id of
     * its future answer.
     */
    send: async (kept: KeptSignalement): Promise<string> => {
      const uid = await answered(ensurePlayerUid(services));
      const debit = await answered(debits.read(uid, 'signalement'));
      const isThere = debit !== null && (await isLast(uid, debit.n, kept.id));
      const n = isThere ? debit.n : await answered(write(uid, kept));
      if (kept.photo !== null) await putPhoto(photoPath(uid, n, kept), kept.photo);
      return idOf(uid, n);
    },
  };
});
