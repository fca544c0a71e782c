import type { ParcoursId } from '../parcours/parcours.ts';

/** `levee`: the team has cleared it after a report, and no report stops it any more. */
export const priveeEtats = ['ouverte', 'signalee', 'levee', 'arretee', 'fermee'] as const;
export type PriveeEtat = (typeof priveeEtats)[number];

/** True if its author may delete it: a reported or closed one stays until its end, so that it cannot be recreated. */
export function mayDelete(etat: PriveeEtat): boolean {
  return etat !== 'signalee' && etat !== 'fermee';
}

/** Places of an account, numbered. */
export const priveePlaces = [1, 2, 3] as const;
/** Most counted parties of a quête; later ones are played but not counted. */
export const priveePartieMost = 200;
/** Longest lifetime, in days. */
export const priveeDaysMost = 59;

/** End of a saga's last quête (epoch milliseconds): the last year that Firestore supports. */
export const jamaisFinie = Date.UTC(9999, 11, 31);

/** True if a quête privée with that last hour never ends. */
export function estSansFin(a: number): boolean {
  return a >= jamaisFinie;
}

/** A quête privée as its author and the team see it. Times are epoch milliseconds. */
export type Privee = {
  cle: string;
  parcoursId: ParcoursId;
  titre: string;
  departement: string;
  place: number;
  etat: PriveeEtat;
  partieCount: number;
  de: number;
  a: number;
};

/** State of a quête privée at `now` (epoch milliseconds). */
export type PriveeMoment =
  | 'avenir'
  | 'ouverte'
  | 'finie'
  | 'signalee'
  | 'arretee'
  | 'fermee';

export function momentOf({ etat, de, a }: Privee, now: number): PriveeMoment {
  if (etat === 'fermee' || etat === 'arretee') return etat;
  if (now >= a) return 'finie';
  if (etat === 'signalee') return etat;
  return now < de ? 'avenir' : 'ouverte';
}

/** The first free place at `now`; null if all three are taken. */
export function freePlace(privees: readonly Privee[], now: number): number | null {
  const taken = new Set(privees.filter(({ a }) => now < a).map(({ place }) => place));
  return priveePlaces.find((place) => !taken.has(place)) ?? null;
}
