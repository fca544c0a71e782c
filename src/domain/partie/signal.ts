import type { Partie } from './partie.ts';

/** Events with a sound or a vibration: a right answer, a wrong one, the end found. */
export type Signal = 'juste' | 'faux' | 'arrivee';

function erreurCountOf({ suiviByEtapeId }: Partie): number {
  return Object.values(suiviByEtapeId).reduce(
    (sum, { erreurCount }) => sum + erreurCount,
    0,
  );
}

function foundCountOf({ suiviByEtapeId }: Partie): number {
  return Object.values(suiviByEtapeId).filter(
    ({ issue }) => issue?.type === 'reussie' && issue.preuve !== 'refusee',
  ).length;
}

/** Signal of the change between two states of a party, on this phone or on another of the team; null for none. */
export function signalBetween(before: Partie, after: Partie): Signal | null {
  if (before.id !== after.id) return null;
  if (before.finishedAt === null && after.finishedAt !== null) return 'arrivee';
  if (foundCountOf(after) > foundCountOf(before)) return 'juste';
  return erreurCountOf(after) > erreurCountOf(before) ? 'faux' : null;
}
