import type { Etat } from './parcours.ts';

export const etatLabels: Readonly<Record<Etat, string>> = {
  brouillon: 'Brouillon',
  relecture: 'En relecture',
  approuve: 'Approuvé',
  archive: 'Archivé',
};

/** What each state means to who writes the parcours, in one sentence. */
export const etatPhrases: Readonly<Record<Etat, string>> = {
  brouillon: 'Vous l’écrivez\u202F; l’équipe ne le relit pas encore.',
  relecture: 'Il est soumis à l’équipe, qui le relit. Vous pouvez encore le corriger.',
  approuve:
    'L’équipe l’a approuvé et peut le publier. Pour y changer quelque chose, reprenez d’abord l’écriture.',
  archive: 'Il est mis de côté. L’équipe peut le rouvrir.',
};

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
