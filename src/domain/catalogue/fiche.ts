import { currentLangue } from '@/langue/current-langue.ts';
import type { Langue } from '@/langue/langue.ts';
import type { Commune } from '../commune/commune.ts';
import type { Carte } from './catalogue.ts';

/** The titles of the étapes of a quête, as the search reads them. */
export function etapesToSearch(etapes: readonly { titre: string }[]): string {
  return etapes.map(({ titre }) => titre).join(' · ');
}

/** The title of a quête in the language of the page if translated, and its language. */
export function titreIn({ titre, titres }: Pick<Carte, 'titre' | 'titres'>): {
  titre: string;
  langue: Langue;
} {
  const langue = currentLangue();
  const own = titres?.[langue];
  return own === undefined ? { titre, langue: 'fr' } : { titre: own, langue };
}

/** Data of a quête for a list, a filter or the map. A card is one, and so is a row of the national search. */
export type Fiche = Pick<
  Carte,
  | 'queteId'
  | 'titre'
  | 'genre'
  | 'theme'
  | 'dureeMinutes'
  | 'distanceMetres'
  | 'difficulte'
  | 'ageMinimum'
  | 'depart'
  | 'points'
  | 'publishedAt'
  | 'traits'
  | 'saisons'
  | 'horaires'
  | 'atouts'
  | 'fermetures'
  | 'fenetre'
  | 'note'
  | 'vignette'
  | 'langues'
  | 'titres'
  | 'embleme'
  | 'petits'
> & {
  commune: Pick<Commune, 'nom' | 'departement'>;
  /** The titles of its étapes, for search; absent if only the card is known. */
  etapes?: string | undefined;
};
