import { useRecherche } from '@/data/catalogue/catalogue-queries.ts';
import type { Ligne } from '@/domain/parcours/tableau.ts';

/**
 * Whether the quête of a published parcours is in the public catalogue: a withdrawn one is not. Two reads, whatever the
 * number of quêtes and of départements. Undefined while it is not known.
 */
export function usePublishedQuetes() {
  const { data } = useRecherche();
  const ids =
    data === undefined ? null : new Set<string>(data.map(({ queteId }) => queteId));
  return ({ publication }: Ligne): boolean | undefined =>
    publication === null || ids === null ? undefined : ids.has(publication.queteId);
}
