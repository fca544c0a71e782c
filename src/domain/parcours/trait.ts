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
