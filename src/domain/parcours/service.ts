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
