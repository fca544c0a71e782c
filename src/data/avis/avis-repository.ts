import type { Avis } from '@/domain/quete/avis.ts';
import { limits } from '@/domain/limits.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
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
  /** Absent until it is judged. */
  reponse: z._default(z.string(), ''),
});

/** An avis, or its copy, as stored; null, and logged, for one of another shape. */
export function avisOf(document: QueryDocumentSnapshot): Avis | null {
  const parsed = avisSchema.safeParse(document.data());
  if (parsed.success) return parsed.data;
  console.warn(`${document.ref.path} is not what it should be.`, parsed.error);
  return null;
}

/** Public avis of quêtes: anonymous copies. Functions throw data errors. */
export const avisRepository = perServices((services) => {
  async function listOf(queteId: QueteId): Promise<Avis[]> {
    const all = collection(await services.firestore(), 'quetes', queteId, 'avisPublics');
    const { docs } = await getDocs(
      query(all, orderBy('at', 'desc'), limit(limits.avisPage.max)),
    );
    return docs.map(avisOf).filter((avis) => avis !== null);
  }

  return {
    /** Public avis of a quête, newest first, the last twenty: one query. `at` is the day. One of another shape is left out and logged. */
    list: (queteId: QueteId): Promise<Avis[]> => answered(listOf(queteId)),
  };
});
