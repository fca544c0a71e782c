import {
  shardCount,
  statistiqueSchema,
  type Statistique,
} from '@/domain/statistique/statistique.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { monthsFrom, type Months } from './months.ts';

/** One of the five documents of a month; none before its first party. */
async function readSum(mois: string, k: number): Promise<Statistique[]> {
  const id = `france_${mois}_${k}`;
  try {
    const document = await readPublicDocument(`statistiques/${id}`);
    const parsed = statistiqueSchema.safeParse(document);
    if (parsed.success) return [{ mois, ...parsed.data }];
    console.warn(`The figures ${id} are unreadable.`, parsed.error);
    return [];
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}

/**
 * The sums of all quêtes, without an account: from one month to another (`2026-09`), both included, five reads a month. They are anonymous.
 * For the build. Throws a data error.
 */
export async function readPublicSums(months: Months): Promise<Statistique[]> {
  const all = monthsFrom(months).flatMap((mois) =>
    Array.from({ length: shardCount }, (_, k) => readSum(mois, k)),
  );
  return (await Promise.all(all)).flat();
}
