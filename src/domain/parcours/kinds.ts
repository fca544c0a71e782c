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
