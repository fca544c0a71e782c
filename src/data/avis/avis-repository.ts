import type { Avis } from '@/domain/quete/avis.ts';
import { limits } from '@/domain/limits.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import {
  collection,
  getDocs,
  limit,
  query,
  Timestamp,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

const avisSchema = z.object({
  note: z.int().check(z.gte(1), z.lte(5)),
  texte: z.string().check(z.maxLength(limits.avisTexte.max)),
  pseudonyme: z.string(),
  at: z.instanceof(Timestamp),
  /** Judged before the team could answer, it has none. */
  reponse: z._default(z.string(), ''),
});

/** An avis as it is stored; null, and logged, for one of another shape. */
export function avisOf(document: QueryDocumentSnapshot): Avis | null {
  const parsed = avisSchema.safeParse(document.data());
  if (parsed.success) return { ...parsed.data, at: parsed.data.at.toMillis() };
  console.warn(`${document.ref.path} is not what it should be.`, parsed.error);
  return null;
}

/**
 * What players said of a quête and the team let be seen, newest first, twenty at most: one query, made when somebody
 * wants to read. One of another shape is left out and logged. Throws one of the data errors.
 */
export async function readAvisList(queteId: QueteId): Promise<Avis[]> {
  try {
    const all = collection(firestoreLite(), 'quetes', queteId, 'avis');
    const { docs } = await getDocs(
      query(all, where('etat', '==', 'publie'), limit(limits.avisPage.max)),
    );
    return docs
      .map(avisOf)
      .filter((avis) => avis !== null)
      .toSorted((a, b) => b.at - a.at);
  } catch (error) {
    throw toDataError(error);
  }
}
