import { retention } from '../retention.ts';
import type { Etat } from './parcours.ts';

const dayMs = 24 * 60 * 60 * 1_000;

const moves: Readonly<Record<Etat, readonly Etat[]>> = {
  brouillon: ['relecture', 'archive', 'corbeille'],
  relecture: ['approuve', 'brouillon', 'archive', 'corbeille'],
  approuve: ['brouillon', 'archive'],
  archive: ['brouillon', 'corbeille'],
  corbeille: ['brouillon'],
};

/**
 * The states that a parcours may be brought to from this one, the usual one first. The rules know the same table, and put
 * nothing that was ever published into the bin.
 */
export function etatsAfter(etat: Etat, by: 'equipe' | 'auteur'): readonly Etat[] {
  return moves[etat].filter((to) => by === 'equipe' || to !== 'approuve');
}

/** Whether it is out of the way: archived, or in the bin. */
export function isPutAside(etat: Etat): etat is 'archive' | 'corbeille' {
  return etat === 'archive' || etat === 'corbeille';
}

/** When a parcours in the bin is erased (epoch milliseconds), by its last change. `npm run menage` does it. */
export function binEnd(updatedAt: number): number {
  return updatedAt + retention.corbeilleDays * dayMs;
}

/** Whether its auteurs may write in it; the team always may. */
export function isOpenToAuteurs(etat: Etat): boolean {
  return etat === 'brouillon' || etat === 'relecture';
}
