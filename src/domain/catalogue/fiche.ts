import type { Commune } from '../commune/commune.ts';
import { addressOf } from '../quete/address.ts';
import type { Carte, RechercheLigne } from './catalogue.ts';
import { decodePratique } from './ligne-pratique.ts';

/** What a list, a filter or the map knows of a quête. A card is one; a search row becomes one. */
export type Fiche = Pick<
  Carte,
  | 'queteId'
  | 'titre'
  | 'genre'
  | 'theme'
  | 'dureeMinutes'
  | 'distanceMetres'
  | 'difficulte'
  | 'ageMinimum'
  | 'depart'
  | 'points'
  | 'publishedAt'
  | 'traits'
  | 'saisons'
  | 'horaires'
  | 'note'
> & { commune: Pick<Commune, 'nom' | 'departement'> };

/** What a search row says, with the names of a card. */
export function ficheOfLigne(ligne: RechercheLigne): Fiche {
  const { la, lo, n } = ligne;
  return {
    queteId: ligne.i,
    titre: ligne.t,
    genre: ligne.g,
    theme: ligne.h,
    commune: { nom: ligne.c, departement: addressOf(ligne.i).departement },
    dureeMinutes: ligne.d,
    distanceMetres: ligne.m,
    difficulte: ligne.f,
    ageMinimum: ligne.a,
    depart: la === null || lo === null ? null : { lat: la, lon: lo },
    points: ligne.l,
    publishedAt: ligne.p,
    ...decodePratique(ligne),
    note: n === null ? null : { moyenne: n[0], nombre: n[1] },
  };
}
