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
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const ligneSchema = z.object({ pseudonyme: z.string(), points: z.int() });

const countSchema = z.object({ total: z.int() });

/** The palmarès and the thanks of quêtes, for everybody. Every function throws one of the data errors. */
export const palmaresRepository = perServices((services) => {
  async function listOf(queteId: QueteId): Promise<LigneRangee[]> {
    const all = collection(await services.firestore(), 'quetes', queteId, 'palmares');
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
  }

  async function countOf(queteId: QueteId): Promise<number> {
    const firestore = await services.firestore();
    const count = await getDoc(doc(firestore, 'quetes', queteId, 'compteurs', 'merci'));
    return countSchema.safeParse(count.data()).data?.total ?? 0;
  }

  return {
    /**
     * Those who wanted to be on the palmarès of a quête, the most points first: one query. A line of another shape is left
     * out and logged.
     */
    list: (queteId: QueteId): Promise<LigneRangee[]> => answered(listOf(queteId)),

    /** How many thanked the author of a quête: one read. */
    merciCount: (queteId: QueteId): Promise<number> => answered(countOf(queteId)),
  };
});
