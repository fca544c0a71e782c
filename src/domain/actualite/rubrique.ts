/** Subject of an article; the filter of /blog. */
export const rubriqueList = ['quetes', 'codes', 'conseils', 'site'] as const;
export type Rubrique = (typeof rubriqueList)[number];

/** Display names of the rubriques. */
export const rubriqueNames: Readonly<Record<Rubrique, string>> = {
  quetes: 'Nouvelles quêtes',
  codes: 'Histoires de codes',
  conseils: 'Conseils d’auteurs',
  site: 'Vie du site',
};
