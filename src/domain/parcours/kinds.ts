/** The kinds of a parcours, apart from its schemas: the filters of the public pages list them. */

export const genreList = ['quete', 'visite', 'aventure'] as const;

/** Order of the étapes of a quête or a visite: fixed; free from the second on; or free with a fixed end. */
export const ordreList = ['fixe', 'libre', 'libre-fin'] as const;

/** The ink of a drawn cover: green for nature and village, ochre for stone and history, blue for water and sea. */
export const themeList = ['nature', 'pierre', 'eau'] as const;

export const difficulteList = [
  'tres-facile',
  'facile',
  'intermediaire',
  'difficile',
] as const;

/** Accessibility traits of a walk. An author declares them; none is guessed. */
export const traitList = [
  'sans-vue',
  'sans-marches',
  'poussette',
  'fauteuil',
  'falc',
] as const;
export type Trait = (typeof traitList)[number];

export const saisonList = ['printemps', 'ete', 'automne', 'hiver'] as const;
export type Saison = (typeof saisonList)[number];

/** Amenities of a walk that people ask about before they leave, in the order of the sheet. */
export const serviceList = [
  'toilettes',
  'eau',
  'abri',
  'ombre',
  'arret',
  'velo',
  'parking',
  'parking-pmr',
] as const;
export type Service = (typeof serviceList)[number];

/** Dogs allowed: freely, on a lead, or not. */
export const chiensList = ['oui', 'laisse', 'non'] as const;
export type Chiens = (typeof chiensList)[number];

/** Amenities that a filter of the catalogue offers. */
export const atoutList = [...serviceList, 'chiens'] as const;
export type Atout = (typeof atoutList)[number];

/** Why a walk closes at certain times. */
export const fermetureMotifList = [
  'horaires',
  'chasse',
  'marche',
  'ecole',
  'nature',
  'autre',
] as const;
export type FermetureMotif = (typeof fermetureMotifList)[number];
