import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readDepartement } from './catalogue-repository.ts';

/** How the catalogue names a quête. */
export type QueteName = { titre: string; communeNom: string };

const catalogueKeys = {
  names: (departement: string) => ['catalogue', 'names', departement] as const,
};

export const catalogueQueries = {
  /** The quêtes of a département by their names: one public document, without the SDK. */
  names: (departement: string) =>
    queryOptions({
      queryKey: catalogueKeys.names(departement),
      queryFn: async ({ signal }) => {
        const { cartes } = await readDepartement(departement, signal);
        return new Map(
          cartes.map(({ queteId, titre, commune }): [QueteId, QueteName] => [
            queteId,
            { titre, communeNom: commune.nom },
          ]),
        );
      },
    }),
};
