import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readWholeDepartement, readWholeRecherche } from './catalogue-repository.ts';
import { readNearbyQuetes } from './nearby-quetes.ts';

/** Names of a quête in the catalogue, and data for its tampon. */
export type QueteName = Pick<Carte, 'titre' | 'genre' | 'theme' | 'embleme'> & {
  communeNom: string;
};

export const catalogueQueries = {
  /** The quêtes of a département by their names: one public document, without the SDK. */
  names: (departement: string) =>
    queryOptions({
      queryKey: ['catalogue', 'names', departement],
      queryFn: async ({ signal }) => {
        const cartes = await readWholeDepartement(departement, signal);
        return new Map(
          cartes.map(
            ({
              queteId,
              titre,
              genre,
              theme,
              embleme,
              commune,
            }): [QueteId, QueteName] => [
              queteId,
              { titre, genre, theme, embleme, communeNom: commune.nom },
            ],
          ),
        );
      },
    }),
};

/** Next quêtes for a player who ends one at a place, nearest first. */
export function useNearbyQuetes(
  queteId: QueteId,
  place: Position | null,
  enabled: boolean,
) {
  return useQuery(
    queryOptions({
      queryKey: ['catalogue', 'nearby', queteId, place],
      queryFn: ({ signal }) => readNearbyQuetes(queteId, place, signal),
      enabled,
    }),
  );
}

/** The search row of every quête that is published: two reads, without the SDK. */
export function useRecherche() {
  return useQuery(
    queryOptions({
      queryKey: ['catalogue', 'recherche'],
      queryFn: ({ signal }) => readWholeRecherche(signal),
    }),
  );
}
