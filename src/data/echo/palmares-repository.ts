import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import { rankPalmares, type LigneRangee } from '@/domain/quete/palmares.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const ligneSchema = z.object({
  pseudonyme: z.string(),
  points: z.int(),
  // Absent where the phone does not know it.
  minutes: z._default(z.nullable(z.int()), null),
});

const versionSchema = z.object({ version: z.int() });

const countSchema = z.object({ total: z.int() });

/** The palmarès and the thanks of quêtes, for everybody. Every function throws one of the data errors. */
export const palmaresRepository = perServices((services) => {
  async function versionOf(queteId: QueteId): Promise<number | null> {
    const fields = await readFreshFields(`quetes/${queteId}`, ['version']);
    return fields === null ? null : versionSchema.parse(fields).version;
  }

  async function listOf(
    queteId: QueteId,
    dureeMinutes: number | null,
  ): Promise<LigneRangee[]> {
    const version = await versionOf(queteId);
    if (version === null) return [];
    const all = collection(await services.firestore(), 'quetes', queteId, 'palmares');
    const { docs } = await getDocs(
      query(
        all,
        where('version', '==', version),
        orderBy('points', 'desc'),
        limit(limits.palmaresPage.max),
      ),
    );
    const lignes = docs.flatMap((document) => {
      const parsed = ligneSchema.safeParse(document.data());
      if (parsed.success) return [{ ...parsed.data, id: document.id }];
      console.warn(`${document.ref.path} is not what it should be.`, parsed.error);
      return [];
    });
    return rankPalmares(lignes, dureeMinutes);
  }

  async function countOf(queteId: QueteId): Promise<number> {
    const firestore = await services.firestore();
    const count = await getDoc(doc(firestore, 'quetes', queteId, 'compteurs', 'merci'));
    return countSchema.safeParse(count.data()).data?.total ?? 0;
  }

  return {
    /**
     * Those who wanted to be on the palmarès of a quête, the most points first: one read and one query. Only parties of the
     * version that is played today, which were not too fast for the announced time (minutes, null where there is none); none of a
     * quête that was withdrawn. A line of another shape is left out and logged.
     */
    list: (queteId: QueteId, dureeMinutes: number | null): Promise<LigneRangee[]> =>
      answered(listOf(queteId, dureeMinutes)),

    /** The version whose parties the palmarès of a quête shows; null when the quête was withdrawn: one read of a few bytes. */
    version: (queteId: QueteId): Promise<number | null> => answered(versionOf(queteId)),

    /** How many thanked the author of a quête: one read. */
    merciCount: (queteId: QueteId): Promise<number> => answered(countOf(queteId)),
  };
});
