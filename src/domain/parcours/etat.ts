import type { Etat } from './parcours.ts';

const movesOfTeam: Readonly<Record<Etat, readonly Etat[]>> = {
  brouillon: ['relecture', 'archive'],
  relecture: ['approuve', 'brouillon', 'archive'],
  approuve: ['brouillon', 'archive'],
  archive: ['brouillon'],
};

const movesOfAuteur: Readonly<Record<Etat, readonly Etat[]>> = {
  brouillon: ['relecture'],
  relecture: ['brouillon'],
  approuve: ['brouillon'],
  archive: [],
};

/** The states that a parcours may be brought to from this one, the usual one first. The rules know the same table. */
export function etatsAfter(etat: Etat, by: 'equipe' | 'auteur'): readonly Etat[] {
  return by === 'equipe' ? movesOfTeam[etat] : movesOfAuteur[etat];
}

/** Whether its auteurs may write in it; the team always may. */
export function isOpenToAuteurs(etat: Etat): boolean {
  return etat === 'brouillon' || etat === 'relecture';
}
