import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { deleteObject, ref } from 'firebase/storage';
import * as z from 'zod/mini';
import { requireUid } from '@/data/session/author-repository.ts';
import type { Motif } from '@/domain/moderation/moderation.ts';
import { signalementSchema, type Signalement } from '@/domain/signalement/signalement.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { firebaseStorage } from '@/lib/firebase/storage.ts';
import { JudgedMeanwhileError } from './judged-meanwhile-error.ts';

/** The most that the rules let be read at once. */
const listSize = 50;
const deadlineMs = 15_000;

const photoSchema = z.object({
  ...signalementSchema.shape,
  at: z.instanceof(Timestamp),
  photo: z.string(),
  photoEtat: z.optional(z.enum(['gardee', 'retiree'])),
});

/** The photo of an open report that nobody has judged: where it lies in Storage, and the report it goes with. */
export type WaitingPhoto = Pick<Signalement, 'queteId' | 'etapeId' | 'texte'> & {
  id: string;
  at: number;
  path: string;
};

async function list(): Promise<WaitingPhoto[]> {
  await requireUid();
  const { docs } = await getDocs(
    query(
      collection(firestoreLite(), 'signalements'),
      where('reponduLe', '==', null),
      orderBy('at', 'desc'),
      limit(listSize),
    ),
  );
  return docs.flatMap((document) => {
    const report = photoSchema.safeParse(document.data()).data;
    if (report === undefined || report.photo === '' || report.photoEtat !== undefined) {
      return [];
    }
    const { queteId, etapeId, texte, photo: path } = report;
    const at = report.at.toMillis();
    return [{ id: document.id, queteId, etapeId, texte, at, path }];
  });
}

/** The photos of the last 50 open reports that nobody has judged: a read a report. For admins. Throws one of the data errors. */
export function listWaitingPhotos(): Promise<WaitingPhoto[]> {
  return orDataError(list(), deadlineMs);
}

type Target = Pick<WaitingPhoto, 'id' | 'path'>;

function reportDoc({ id }: Target) {
  return doc(firestoreLite(), 'signalements', id);
}

function isWaiting(
  { path }: Target,
  found: { get: (field: string) => unknown },
): boolean {
  return found.get('photo') === path && found.get('photoEtat') === undefined;
}

async function settle(target: Target, changes: Record<string, string>): Promise<void> {
  const settling = runTransaction(firestoreLite(), async (transaction) => {
    const found = await transaction.get(reportDoc(target));
    const isOpen = isWaiting(target, found);
    if (isOpen) transaction.update(reportDoc(target), changes);
    return isOpen;
  });
  if (await orDataError(settling, deadlineMs)) return;
  throw new JudgedMeanwhileError(`The photo of ${target.id} was judged.`);
}

/** Lets a photo be. For admins. Throws one of the data errors, or `JudgedMeanwhileError` when it waits no more. */
export async function keepPhoto(target: Target): Promise<void> {
  await settle(target, { photoEtat: 'gardee' });
}

/** A file that is gone already was erased by who lost the answer. */
async function erase({ path }: Target): Promise<void> {
  try {
    await orDataError(deleteObject(ref(firebaseStorage(), path)), deadlineMs);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
  }
}

/**
 * Erases a photo for good, for a reason that its player reads: first its file, so that none is left that nothing names.
 * For admins. Throws as `keepPhoto`.
 */
export async function removePhoto(target: Target, photoMotif: Motif): Promise<void> {
  const found = await orDataError(getDoc(reportDoc(target)), deadlineMs);
  if (!isWaiting(target, found)) {
    throw new JudgedMeanwhileError(`The photo of ${target.id} was judged.`);
  }
  await erase(target);
  await settle(target, { photo: '', photoEtat: 'retiree', photoMotif });
}
