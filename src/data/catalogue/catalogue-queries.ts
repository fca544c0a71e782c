import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { readDepartement, readWholeRecherche } from './catalogue-repository.ts';

/** How the catalogue names a quête. */
export type QueteName = { titre: string; communeNom: string };

const catalogueKeys = {
  names: (departement: string) => ['catalogue', 'names', departement] as const,
  recherche: ['catalogue', 'recherche'] as const,
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
  /** The search row of every quête that is published: two reads, without the SDK. */
  recherche: (_services: Services) =>
    queryOptions({
      queryKey: catalogueKeys.recherche,
      queryFn: ({ signal }) => readWholeRecherche(signal),
    }),
};
