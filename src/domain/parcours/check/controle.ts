import { limits } from '../../limits.ts';
import { findConseils } from './conseil.ts';
import type { Parcours } from '../parcours.ts';
import { findProblems } from './problem.ts';

/** What the check of the editor found in a parcours: faults that hold its publication back, and pieces of advice. */
export type Controle = { erreurs: number; conseils: number };

/** Counts what the check finds: never a mark. */
export function controleOf(parcours: Parcours): Controle {
  const { max } = limits.controle;
  return {
    erreurs: Math.min(max, findProblems(parcours).length),
    conseils: Math.min(max, findConseils(parcours).length),
  };
}
