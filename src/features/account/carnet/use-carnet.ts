import { useQueries, useQuery } from '@tanstack/react-query';
import { catalogueQueries, type QueteName } from '@/data/catalogue/catalogue-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { ownPartieQueries } from '@/data/partie/own-partie-queries.ts';
import type { PartieRow } from '@/data/partie/partie-list-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

export type CarnetRow = PartieRow & {
  /** Null when the catalogue no longer has the quête; undefined while it is being read. */
  quete: QueteName | null | undefined;
};

/** The parties of an account with the names of their quêtes: one query, and one read for each département. */
export function useCarnet(uid: string) {
  const parties = useQuery(ownPartieQueries.list(useFirebase(), uid));
  const rows = parties.data ?? [];
  const departements = [
    ...new Set(rows.map(({ queteId }) => addressOf(queteId).departement)),
  ];
  const catalogues = useQueries({ queries: departements.map(catalogueQueries.names) });

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
