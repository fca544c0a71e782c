/** Reasons for the team to hide a text or a picture, in display order. */
export const motifList = [
  'devoile',
  'blessant',
  'personne',
  'horsSujet',
  'publicite',
  'autre',
] as const;
export type Motif = (typeof motifList)[number];

/** Content that the team reviews: an avis, the photo of a signalement. */
export type Genre = 'avis' | 'photo';

/** Public, or hidden for a reason; with an answer to an avis, empty for none. */
export type Jugement = { motif: Motif | null; reponse: string };

/** The reasons that are offered for each. */
export const motifsOf: Readonly<Record<Genre, readonly Motif[]>> = {
  avis: motifList,
  photo: ['personne', 'blessant', 'horsSujet', 'autre'],
};

/** Names for the team's choice. */
export const motifNames: Readonly<Record<Motif, string>> = {
  devoile: 'Donne une réponse ou un indice',
  blessant: 'Peut blesser ou choquer',
  personne: 'Nomme ou montre quelqu’un',
  horsSujet: 'Sans rapport avec la balade',
  publicite: 'Publicité',
  autre: 'Autre raison',
};
