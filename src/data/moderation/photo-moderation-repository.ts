import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  where,
} from 'firebase/firestore/lite';
import { deleteObject, ref } from 'firebase/storage';
import * as z from 'zod/mini';
import { requireUid } from '@/data/session/author-repository.ts';
import type { Motif } from '@/domain/moderation/moderation.ts';
import { signalementSchema, type Signalement } from '@/domain/signalement/signalement.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { JudgedMeanwhileError } from './judged-meanwhile-error.ts';

/** The rules' limit of a list. */
const listSize = 50;

const photoSchema = z.object({
  ...signalementSchema.shape,
  at: timestampSchema,
  photo: z.string(),
  photoEtat: z.optional(z.enum(['gardee', 'retiree'])),
});

/** The unjudged photo of an open report: its path in Storage, and its report. */
export type WaitingPhoto = Pick<Signalement, 'queteId' | 'etapeId' | 'texte'> & {
  id: string;
  at: number;
  path: string;
};

type Target = Pick<WaitingPhoto, 'id' | 'path'>;

function isWaiting(
  { path }: Target,
  found: { get: (field: string) => unknown },
): boolean {
  return found.get('photo') === path && found.get('photoEtat') === undefined;
}

/** The photos of reports, for admins. Functions throw data errors. */
export const photoModerationRepository = perServices((services) => {
  async function reportDoc({ id }: Target) {
    return doc(await services.firestore(), 'signalements', id);
  }

  async function listWaiting(): Promise<WaitingPhoto[]> {
    await requireUid(services);
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'signalements'),
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
      const { queteId, etapeId, texte, at, photo: path } = report;
      return [{ id: document.id, queteId, etapeId, texte, at, path }];
    });
  }

  async function trySettling(
    target: Target,
    changes: Record<string, string>,
  ): Promise<boolean> {
    const report = await reportDoc(target);
    return runTransaction(await services.firestore(), async (transaction) => {
      const isOpen = isWaiting(target, await transaction.get(report));
      if (isOpen) transaction.update(report, changes);
      return isOpen;
    });
  }

  async function settle(target: Target, changes: Record<string, string>): Promise<void> {
    if (await answered(trySettling(target, changes))) return;
    throw new JudgedMeanwhileError(`The photo of ${target.id} was judged.`);
  }

  async function deleteFile({ path }: Target): Promise<void> {
    await deleteObject(ref(await services.storage(), path));
  }

  async function erase(target: Target): Promise<void> {
    try {
      await answered(deleteFile(target));
    } catch (error) {
      // Gone already: the answer to an earlier attempt was lost.
      if (!(error instanceof NotFoundError)) throw error;
    }
  }

  return {
    /** The unjudged photos of the last 50 open reports: a read per report. */
    list: (): Promise<WaitingPhoto[]> => answered(listWaiting()),

    /** Keeps a photo. Also throws `JudgedMeanwhileError`, if it no longer waits. */
    keep: (target: Target): Promise<void> => settle(target, { photoEtat: 'gardee' }),

    /**
     * Erases a photo for good, for a reason shown to its player: first its file, so that no unreferenced file is left. Throws as `keep`.
     */
    remove: async (target: Target, photoMotif: Motif): Promise<void> => {
      const found = await answered(reportDoc(target).then(getDoc));
      if (!isWaiting(target, found)) {
        throw new JudgedMeanwhileError(`The photo of ${target.id} was judged.`);
      }
      await erase(target);
      await settle(target, { photo: '', photoEtat: 'retiree', photoMotif });
    },
  };
});
