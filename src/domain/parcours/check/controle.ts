import { limits } from '../../limits.ts';
import type { Parcours } from '../parcours.ts';
import { findProblems } from './problem.ts';

/** Results of the editor's check of a parcours: the number of faults that prevent publication. */
export type Controle = { erreurs: number };

/** Counts the results of the check: never a mark. */
export function controleOf(parcours: Parcours): Controle {
  return { erreurs: Math.min(limits.controle.max, findProblems(parcours).length) };
}
