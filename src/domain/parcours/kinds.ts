/** The kinds of a parcours, apart from its schemas: the filters of the public pages list them. */

export const genreList = ['quete', 'visite', 'aventure'] as const;

/** The ink of a drawn cover: green for nature and village, ochre for stone and history, blue for water and sea. */
export const themeList = ['nature', 'pierre', 'eau'] as const;

export const difficulteList = [
  'tres-facile',
  'facile',
  'intermediaire',
  'difficile',
] as const;
