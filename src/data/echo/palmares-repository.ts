import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import { rankPalmares, type LigneRangee } from '@/domain/quete/palmares.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';

const ligneSchema = z.object({ pseudonyme: z.string(), points: z.int() });

/**
 * Those who wanted to be on the palmarès of a quête, the most points first: one query, made when somebody wants to read.
 * A line of another shape is left out and logged. Throws one of the data errors.
 */
export async function readPalmares(queteId: QueteId): Promise<LigneRangee[]> {
  try {
    const all = collection(firestoreLite(), 'quetes', queteId, 'palmares');
    const { docs } = await getDocs(
      query(all, orderBy('points', 'desc'), limit(limits.palmaresPage.max)),
    );
    return rankPalmares(
      docs.flatMap((document) => {
        const parsed = ligneSchema.safeParse(document.data());
        if (parsed.success) return [{ ...parsed.data, id: document.id }];
        console.warn(`${document.ref.path} is not what it should be.`, parsed.error);
        return [];
      }),
    );
  } catch (error) {
    throw toDataError(error);
  }
}

const countSchema = z.object({ total: z.int() });

/** How many thanked the author of a quête: one read. Throws one of the data errors. */
export async function readMerciCount(queteId: QueteId): Promise<number> {
  try {
    const count = await getDoc(
      doc(firestoreLite(), 'quetes', queteId, 'compteurs', 'merci'),
    );
    return countSchema.safeParse(count.data()).data?.total ?? 0;
  } catch (error) {
    throw toDataError(error);
  }
}
