import { useQueries, useQuery } from '@tanstack/react-query';
import { readDepartement } from '@/data/catalogue/catalogue-repository.ts';
import type { PartieRow } from '@/data/partie/partie-list-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

/** What the catalogue says of a quête; null for one that is no longer in it. */
type Named = { titre: string; communeNom: string };

export type CarnetRow = PartieRow & {
  /** Undefined while the catalogue is being read. */
  quete: Named | null | undefined;
};

/** The parties of an account with the names of their quêtes: one query, and one read for each département. */
export function useCarnet(uid: string) {
  const parties = useQuery({
    queryKey: ['carnet', uid],
    queryFn: async () => {
      const { listOwnParties } = await import('@/data/partie/partie-list-repository.ts');
      return listOwnParties();
    },
    networkMode: 'always',
    retry: false,
  });
  const rows = parties.data ?? [];
  const departements = [
    ...new Set(rows.map(({ queteId }) => addressOf(queteId).departement)),
  ];
  const catalogues = useQueries({
    queries: departements.map((departement) => ({
      queryKey: ['catalogue-departement-noms', departement],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { cartes } = await readDepartement(departement, signal);
        return new Map(
          cartes.map(({ queteId, titre, commune }): [QueteId, Named] => [
            queteId,
            { titre, communeNom: commune.nom },
          ]),
        );
      },
      networkMode: 'always' as const,
    })),
  });

  const namedOf = (queteId: QueteId): CarnetRow['quete'] => {
    const index = departements.indexOf(addressOf(queteId).departement);
    const catalogue = catalogues[index];
    if (catalogue?.isError === true) return null;
    return catalogue?.data === undefined
      ? undefined
      : (catalogue.data.get(queteId) ?? null);
  };
  return { parties, rows: rows.map((row) => ({ ...row, quete: namedOf(row.queteId) })) };
}
