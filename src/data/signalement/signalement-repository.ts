import {
  doc,
  getDoc,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { ref, uploadBytes } from 'firebase/storage';
import {
  debitDoc,
  debitExpiry,
  nextDebit,
  readDebit,
  type Debit,
} from '@/data/debit/debit-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { firebaseStorage } from '@/lib/firebase/storage.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import type { KeptSignalement } from './signalement-outbox.ts';

const deadlineMs = 20_000;
/** A photo on a slow line takes about a minute. */
const photoDeadlineMs = 120_000;

async function translated<T>(work: Promise<T>, milliseconds = deadlineMs): Promise<T> {
  try {
    return await withDeadline(work, milliseconds);
  } catch (error) {
    throw toDataError(error);
  }
}

function signalementDoc(uid: string, n: number): DocumentReference {
  return doc(firestoreLite(), 'signalements', `${uid}_${String(n)}`);
}

function photoPath(uid: string, n: number, { photo }: KeptSignalement): string {
  if (photo === null) return '';
  const extension = photo.type === 'image/jpeg' ? 'jpg' : 'webp';
  return `signalements/${uid}/${String(n)}/photo.${extension}`;
}

/** Whether the last report that was counted is this one, sent before an answer that was lost. */
async function isLast(uid: string, n: number, id: string): Promise<boolean> {
  try {
    const snapshot = await translated(getDoc(signalementDoc(uid, n)));
    return snapshot.get('operationId') === id;
  } catch (error) {
    // It was taken back since.
    if (error instanceof AccessDeniedError || error instanceof NotFoundError)
      return false;
    throw error;
  }
}

/** The report and its tick of the counter go in one commit: the rules of each require the other. */
async function write(uid: string, n: number, kept: KeptSignalement, debit: Debit | null) {
  const batch = writeBatch(firestoreLite());
  batch.set(signalementDoc(uid, n), {
    ...kept.signalement,
    uid,
    photo: photoPath(uid, n, kept),
    reponse: '',
    reponduLe: null,
    at: serverTimestamp(),
    expireAt: debitExpiry(),
    operationId: kept.id,
  });
  batch.set(debitDoc(uid, 'signalement'), nextDebit(debit));
  await translated(batch.commit());
}

async function putPhoto(path: string, photo: Blob): Promise<void> {
  try {
    const file = ref(firebaseStorage(), path);
    await translated(
      uploadBytes(file, photo, { contentType: photo.type }),
      photoDeadlineMs,
    );
  } catch (error) {
    if (!(error instanceof AccessDeniedError)) throw error;
    // It is there already, from an answer that was lost; or the report goes without it.
    console.warn('The photo of a report was refused.', error);
  }
}

/**
 * Sends a report under the session of this device, anonymous if need be, then its photo. May be called again after any
 * failure: a report that had arrived is known by its id. Throws one of the data errors; `AccessDeniedError` when it comes
 * within 30 seconds of the last, or is the 21st of a day. Gives the id under which its answer will be read.
 */
export async function sendSignalement(kept: KeptSignalement): Promise<string> {
  const uid = await translated(ensurePlayerUid());
  const debit = await translated(readDebit(uid, 'signalement'));
  const isThere = debit !== null && (await isLast(uid, debit.n, kept.id));
  const last = debit?.n ?? 0;
  const n = isThere ? last : last + 1;
  if (!isThere) await write(uid, n, kept, debit);
  if (kept.photo !== null) await putPhoto(photoPath(uid, n, kept), kept.photo);
  return signalementDoc(uid, n).id;
}
