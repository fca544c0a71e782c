/** Why the team hides a text or a picture, in the order in which the reasons are offered. */
export const motifList = [
  'devoile',
  'blessant',
  'personne',
  'horsSujet',
  'publicite',
  'autre',
] as const;
export type Motif = (typeof motifList)[number];

/** What the team looks at: an avis, a name of a palmarès, the photo of a signalement. */
export type Genre = 'avis' | 'nom' | 'photo';

/** Seen, or hidden for a reason; with an answer to an avis, empty where there is none. */
export type Jugement = { motif: Motif | null; reponse: string };

/** The reasons that are offered for each. */
export const motifsOf: Readonly<Record<Genre, readonly Motif[]>> = {
  avis: motifList,
  nom: ['blessant', 'personne', 'publicite', 'autre'],
  photo: ['personne', 'blessant', 'horsSujet', 'autre'],
};

/** As the team chooses one. */
export const motifNames: Readonly<Record<Motif, string>> = {
  devoile: 'Donne une réponse ou un indice',
  blessant: 'Peut blesser ou choquer',
  personne: 'Nomme ou montre quelqu’un',
  horsSujet: 'Sans rapport avec la balade',
  publicite: 'Publicité',
  autre: 'Autre raison',
};

const raisons: Readonly<Record<Genre, Readonly<Record<Motif, string>>>> = {
  avis: {
    devoile: 'il donne une réponse ou un indice à ceux qui viendront après vous',
    blessant: 'ses mots peuvent blesser quelqu’un',
    personne: 'il nomme quelqu’un, ou permet de le reconnaître',
    horsSujet: 'il ne parle pas de cette balade',
    publicite: 'c’est de la publicité',
    autre: 'l’équipe a préféré ne pas le publier',
  },
  nom: {
    devoile: 'il donne une réponse',
    blessant: 'il peut blesser quelqu’un',
    personne: 'il nomme quelqu’un, ou permet de le reconnaître',
    horsSujet: 'il n’est pas un pseudonyme',
    publicite: 'c’est de la publicité',
    autre: 'l’équipe a préféré le masquer',
  },
  photo: {
    devoile: 'elle donne une réponse',
    blessant: 'elle peut choquer',
    personne: 'on y reconnaît quelqu’un, ou une plaque de voiture',
    horsSujet: 'elle ne montre pas l’étape',
    publicite: 'c’est de la publicité',
    autre: 'l’équipe a préféré ne pas la garder',
  },
};

const beginnings: Readonly<Record<Genre, string>> = {
  avis: 'Votre avis n’est pas montré',
  nom: 'Votre nom est masqué au palmarès',
  photo: 'La photo de votre signalement a été effacée',
};

/** Why it is hidden, as its author reads it: one French sentence. */
export function motifSentence(genre: Genre, motif: Motif): string {
  return `${beginnings[genre]}\u00A0: ${raisons[genre][motif]}.`;
}
