import type { Commune } from '../commune/commune.ts';
import type { Carte } from './catalogue.ts';

/** What a list, a filter or the map knows of a quête. A card is one, and so is what the search over all of them reads. */
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
  | 'note'
> & { commune: Pick<Commune, 'nom' | 'departement'> };
