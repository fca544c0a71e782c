import type { QueteId } from '@/domain/quete/quete.ts';
import type { AvanceeSaga, EtapeSaga, Saga } from '@/domain/saga/saga.ts';
import { openSaga, trueParts, type FinSaga } from '@/domain/saga/seal.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readQuete } from '../quete/quete-repository.ts';

/** The share that what is published of a quête gives; null where it gives none, or is withdrawn. */
async function publishedPart(
  queteId: QueteId,
  { slug, n }: { slug: string; n: number },
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const { sagas = [] } = (await readQuete(queteId, signal)).contenu;
    return sagas.find((part) => part.saga === slug && part.n === n)?.part ?? null;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/** The share that is published of a part: by its quête, or by one that it was before; null where none gives the true one. */
async function truePublishedPart(
  slug: string,
  etape: EtapeSaga,
  signal?: AbortSignal,
): Promise<string | null> {
  const { n, queteId, anciennes } = etape;
  for (const one of [queteId, ...anciennes.toReversed()]) {
    const part = await publishedPart(one, { slug, n }, signal);
    if (part === null) continue;
    const found = await trueParts([etape], new Map([[n, part]]));
    if (found.has(n)) return part;
  }
  return null;
}

/** What the parts that somebody holds open. */
export type FinOuverte = FinSaga | { manque: readonly EtapeSaga[] };

/**
 * Opens the end of a saga with the parts that are held. A page of the carnet keeps its share; of one that keeps none, or a
 * false one, the share is read in what is published of its quête, as many as are missing. `manque`: those whose share is
 * nowhere any more. Throws one of the data errors where a share has to be read and the network does not answer.
 */
export async function openEnd(
  { slug, saga }: { slug: string; saga: Saga },
  { tenues }: Pick<AvanceeSaga, 'tenues'>,
  signal?: AbortSignal,
): Promise<FinOuverte> {
  const kept = new Map(
    tenues.flatMap(({ etape, part }) =>
      part === null ? [] : [[etape.n, part] as const],
    ),
  );
  const parts = await trueParts(saga.etapes, kept);
  const manque: EtapeSaga[] = [];
  for (const { etape } of tenues) {
    if (parts.size >= saga.seuil) break;
    if (parts.has(etape.n)) continue;
    const part = await truePublishedPart(slug, etape, signal);
    if (part === null) manque.push(etape);
    else parts.set(etape.n, part);
  }
  return (await openSaga(saga, parts)) ?? { manque };
}
