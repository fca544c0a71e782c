import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  shardCount,
  statistiqueSchema,
  type Statistique,
} from '@/domain/statistique/statistique.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { monthsFrom, type Months } from './months.ts';

/** The rules' limit of a list: ninety days and the ninety before are 35 documents. */
const listSize = 50;

function statistiqueOf(id: string, mois: string, data: unknown): Statistique[] {
  const parsed = statistiqueSchema.safeParse(data);
  if (parsed.success) return [{ mois, ...parsed.data }];
  console.error(`The figures ${id} are unreadable.`, parsed.error);
  return [];
}

/** Figures of quêtes. Functions throw data errors. */
export const statistiqueRepository = perServices((services) => {
  async function readNamed(queteId: QueteId, months: Months): Promise<Statistique[]> {
    await requireUid(services);
    const firestore = await services.firestore();
    const named = monthsFrom(months).flatMap((mois) =>
      Array.from({ length: shardCount }, (_, k) => ({
        mois,
        id: `${queteId}_${mois}_${k}`,
      })),
    );
    const read = named.map(async ({ mois, id }) => {
      const found = await getDoc(doc(firestore, 'statistiques', id));
      return found.exists() ? statistiqueOf(id, mois, found.data()) : [];
    });
    return (await Promise.all(read)).flat();
  }

  async function listBetween(
    scope: QueteId | 'france',
    { de, a }: Months,
  ): Promise<Statistique[]> {
    await requireUid(services);
    const ofMonths = query(
      collection(await services.firestore(), 'statistiques'),
      where(documentId(), '>=', `${scope}_${de}_`),
      where(documentId(), '<=', `${scope}_${a}_~`),
      limit(listSize),
    );
    const { docs } = await getDocs(ofMonths);
    return docs.flatMap((document) => {
      const [mois = ''] = document.id.slice(scope.length + 1).split('_');
      return statistiqueOf(document.id, mois, document.data());
    });
  }

  return {
    /** The figures of one quête, for its caretakers: they may read each document and list none, so that five a month are read by name. */
    readQuete: (queteId: QueteId, months: Months): Promise<Statistique[]> =>
      answered(readNamed(queteId, months)),

    /** The figures of a quête, or of all of them: as many reads as documents, five a month at the most. For admins. */
    list: (scope: QueteId | 'france', months: Months): Promise<Statistique[]> =>
      answered(listBetween(scope, months)),
  };
});
