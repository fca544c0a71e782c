import { useQueries } from '@tanstack/react-query';
import { readDepartement } from '@/data/catalogue/catalogue-repository.ts';
import type { ParcoursRow } from '@/data/parcours/parcours-list-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';

function departementOf({ publication }: ParcoursRow): string | null {
  const parsed = queteIdSchema.safeParse(publication?.queteId);
  return parsed.success ? addressOf(parsed.data).departement : null;
}

/**
 * Whether the quête of a published parcours is in the public catalogue: a withdrawn one is not. One read for each
 * département, whatever the number of quêtes. Undefined while it is not known.
 */
export function usePublishedQuetes(rows: readonly ParcoursRow[]) {
  const departements = [...new Set(rows.map(departementOf))].filter(
    (departement) => departement !== null,
  );
  const results = useQueries({
    queries: departements.map((departement) => ({
      queryKey: ['catalogue-departement', departement],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { cartes } = await readDepartement(departement, signal);
        return cartes.map(({ queteId }): string => queteId);
      },
    })),
  });
  const idsByDepartement = new Map(
    departements.map((departement, index) => [departement, results[index]?.data]),
  );
  return (row: ParcoursRow): boolean | undefined => {
    const departement = departementOf(row);
    if (departement === null || row.publication === null) return undefined;
    return idsByDepartement.get(departement)?.includes(row.publication.queteId);
  };
}
