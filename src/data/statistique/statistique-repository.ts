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
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** The most that the rules let be read at once: ninety days and the ninety before are 35 documents. */
const listSize = 50;
const deadlineMs = 15_000;

function statistiqueOf(id: string, mois: string, data: unknown): Statistique[] {
  const parsed = statistiqueSchema.safeParse(data);
  if (parsed.success) return [{ mois, ...parsed.data }];
  console.error(`The figures ${id} are unreadable.`, parsed.error);
  return [];
}

/** The months from one to another, both included: `2026-09` to `2026-11`. */
function monthsFrom(de: string, a: string): string[] {
  const months: string[] = [];
  const next = new Date(`${de}-01T00:00:00Z`);
  for (let mois = de; mois <= a; mois = next.toISOString().slice(0, 7)) {
    months.push(mois);
    next.setUTCMonth(next.getUTCMonth() + 1);
  }
  return months;
}

/**
 * The figures of one quête in the months `de` to `a` (`2026-11`), for who looks after it: they may read each document and
 * list none, so that five a month are asked for by name. Throws one of the data errors.
 */
export async function readQueteStatistiques(
  queteId: QueteId,
  { de, a }: { de: string; a: string },
): Promise<Statistique[]> {
  try {
    await requireUid();
    const named = monthsFrom(de, a).flatMap((mois) =>
      Array.from({ length: shardCount }, (_, k) => ({
        mois,
        id: `${queteId}_${mois}_${k}`,
      })),
    );
    const read = named.map(async ({ mois, id }) => {
      const found = await getDoc(doc(firestoreLite(), 'statistiques', id));
      return found.exists() ? statistiqueOf(id, mois, found.data()) : [];
    });
    return (await withDeadline(Promise.all(read), deadlineMs)).flat();
  } catch (error) {
    throw toDataError(error);
  }
}

/**
 * The figures of a quête, or of all of them, in the months `de` to `a` (`2026-11`): as many reads as documents, five a
 * month at the most. For admins. Throws one of the data errors.
 */
export async function listStatistiques(
  scope: QueteId | 'france',
  { de, a }: { de: string; a: string },
): Promise<Statistique[]> {
  try {
    await requireUid();
    const ofMonths = query(
      collection(firestoreLite(), 'statistiques'),
      where(documentId(), '>=', `${scope}_${de}_`),
      where(documentId(), '<=', `${scope}_${a}_~`),
      limit(listSize),
    );
    const { docs } = await withDeadline(getDocs(ofMonths), deadlineMs);
    return docs.flatMap((document) => {
      const [mois = ''] = document.id.slice(scope.length + 1).split('_');
      return statistiqueOf(document.id, mois, document.data());
    });
  } catch (error) {
    throw toDataError(error);
  }
}
