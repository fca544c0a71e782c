import type { Condition, Effet } from './suite.ts';

/** The player's objects in an aventure, and its past events. */
export type Sac = {
  objetIds: ReadonlySet<string>;
  drapeauIds: ReadonlySet<string>;
};

export const emptySac: Sac = { objetIds: new Set(), drapeauIds: new Set() };

/** The bag after a link was chosen. */
export function withEffets(sac: Sac, effets: readonly Effet[]): Sac {
  if (effets.length === 0) return sac;
  const objetIds = new Set(sac.objetIds);
  const drapeauIds = new Set(sac.drapeauIds);
  for (const effet of effets) {
    if (effet.type === 'drapeau') drapeauIds.add(effet.id);
    else if (effet.donne) objetIds.add(effet.id);
    else objetIds.delete(effet.id);
  }
  return { objetIds, drapeauIds };
}

/** Facts that conditions test. */
export type Faits = {
  sac: Sac;
  /** Won on the way walked. */
  points: number;
  /** Pauses apart. */
  playedMs: number;
  /** True if the épreuve of an étape of the way was solved; null while unsettled, or off the way. */
  isSolved: (etapeId: string) => boolean | null;
};

/** True if a condition holds. */
export function holds(condition: Condition, faits: Faits): boolean {
  switch (condition.type) {
    case 'drapeau':
      return faits.sac.drapeauIds.has(condition.id) === condition.oui;
    case 'objet':
      return faits.sac.objetIds.has(condition.id) === condition.oui;
    case 'points':
      return faits.points >= condition.minimum;
    case 'temps':
      return faits.playedMs >= condition.minutes * 60_000;
    case 'epreuve':
      return faits.isSolved(condition.etapeId) === condition.reussie;
  }
}
