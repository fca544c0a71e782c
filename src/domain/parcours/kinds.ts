/** The kinds of a parcours, apart from its schemas: the filters of the public pages list them. */

export const genreList = ['quete', 'visite', 'aventure'] as const;

/**
 * In which order the étapes of a quête or a visite are walked: as they are written; as one likes from the second on; or as
 * one likes, the last one at the end.
 */
export const ordreList = ['fixe', 'libre', 'libre-fin'] as const;

/** The ink of a drawn cover: green for nature and village, ochre for stone and history, blue for water and sea. */
export const themeList = ['nature', 'pierre', 'eau'] as const;

export const difficulteList = [
  'tres-facile',
  'facile',
  'intermediaire',
  'difficile',
] as const;

/** What makes a walk fit for those whom others leave out. An author declares it; nothing is guessed. */
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

/** What a walk has at hand, as people ask before they leave. The order is that of the sheet. */
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

/** Whether dogs may come: freely, on a lead, or not. */
export const chiensList = ['oui', 'laisse', 'non'] as const;
export type Chiens = (typeof chiensList)[number];

/** What a filter of the catalogue can ask for. */
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
