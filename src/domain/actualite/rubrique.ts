/** What an article is about; the filter of /blog. */
export const rubriqueList = ['quetes', 'codes', 'conseils', 'site'] as const;
export type Rubrique = (typeof rubriqueList)[number];
