import { useQueries } from '@tanstack/react-query';
import { catalogueQueries, type QueteName } from '@/data/catalogue/catalogue-queries.ts';
import type { PartieRow } from '@/data/partie/partie-list-repository.ts';
import { useOwnParties } from '@/data/partie/use-own-parties.ts';
import { useAccountCarnet } from '@/data/carnet/carnet-queries.ts';
import { mergeCarnets, pagesBeside, type Feuillet } from '@/domain/carnet/feuillet.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

export type CarnetRow = PartieRow & {
  /** Null when the catalogue no longer has the quête; undefined while it is being read. */
  quete: QueteName | null | undefined;
};

/** « le-secret-du-lavoir » → « Le secret du lavoir »: all that is left of a quête that was withdrawn. */
function wordsOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase('fr-FR') + words.slice(1);
}

/** The title and the commune of a row's quête, as far as known. */
export function namesOf({ queteId, quete }: CarnetRow): {
  titre: string;
  communeNom: string;
} {
  const { slug, communeSlug } = addressOf(queteId);
  return {
    titre: quete?.titre ?? wordsOf(slug),
    communeNom: quete?.communeNom ?? wordsOf(communeSlug),
  };
}

function accountFeuillet(row: CarnetRow): Feuillet[] {
  const { id, queteId, points, finishedAt, quete, preuve } = row;
  if (finishedAt === null) return [];
  const { genre = 'quete', theme = 'nature', embleme } = quete ?? {};
  return [
    {
      ...{ id, queteId, ...namesOf(row), genre, theme, points, finishedAt },
      ...(embleme !== undefined && { embleme }),
      ...(preuve !== undefined && { preuve }),
    },
  ];
}

/**
 * Merges the pages of an account with those of this device, without duplicates: the account only carries the carnet. A result verified by
 * the rules wins over the device's for the same party.
 */
export function wholeCarnet(
  rows: readonly CarnetRow[],
  onDevice: readonly Feuillet[],
): Feuillet[] {
  const own = rows.flatMap(accountFeuillet);
  return mergeCarnets(own, pagesBeside(own, onDevice));
}

/**
 * The parties of an account with the names of their quêtes: one query, and one read per département; then its carried pages, merged with
 * those of this device.
 */
export function useCarnet(uid: string) {
  const parties = useOwnParties(uid);
  const carried = useAccountCarnet(uid, parties.data ?? [], parties.isSuccess);
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
  return {
    parties,
    carried,
    rows: rows.map((row) => ({ ...row, quete: namedOf(row.queteId) })),
  };
}
