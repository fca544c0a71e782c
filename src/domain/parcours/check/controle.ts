import { limits } from '../../limits.ts';
import { findConseils } from './conseil.ts';
import type { Parcours } from '../parcours.ts';
import { findProblems } from './problem.ts';

/** Results of the editor's check of a parcours: faults that prevent publication, and advice. */
export type Controle = { erreurs: number; conseils: number };

/** Counts the results of the check: never a mark. */
export function controleOf(parcours: Parcours): Controle {
  const { max } = limits.controle;
  return {
    erreurs: Math.min(max, findProblems(parcours).length),
    conseils: Math.min(max, findConseils(parcours).length),
  };
}
