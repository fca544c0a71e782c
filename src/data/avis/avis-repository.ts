import type { Avis } from '@/domain/quete/avis.ts';
import { limits } from '@/domain/limits.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  collection,
  getDocs,
  limit,
  query,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';

const avisSchema = z.object({
  note: z.int().check(z.gte(1), z.lte(5)),
  texte: z.string().check(z.maxLength(limits.avisTexte.max)),
  pseudonyme: z.string(),
  at: timestampSchema,
  /** Judged before the team could answer, it has none. */
  reponse: z._default(z.string(), ''),
});

/** An avis as it is stored; null, and logged, for one of another shape. */
export function avisOf(document: QueryDocumentSnapshot): Avis | null {
  const parsed = avisSchema.safeParse(document.data());
  if (parsed.success) return parsed.data;
  console.warn(`${document.ref.path} is not what it should be.`, parsed.error);
  return null;
}

/** What players said of quêtes, for everybody. Every function throws one of the data errors. */
export const avisRepository = perServices((services) => {
  async function listOf(queteId: QueteId): Promise<Avis[]> {
    const all = collection(await services.firestore(), 'quetes', queteId, 'avis');
    const { docs } = await getDocs(
      query(all, where('etat', '==', 'publie'), limit(limits.avisPage.max)),
    );
    return docs
      .map(avisOf)
      .filter((avis) => avis !== null)
      .toSorted((a, b) => b.at - a.at);
  }

  return {
    /**
     * What players said of a quête and the team let be seen, newest first, twenty at most: one query. One of another shape
     * is left out and logged.
     */
    list: (queteId: QueteId): Promise<Avis[]> => answered(listOf(queteId)),
  };
});
