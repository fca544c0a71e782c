import type { Epreuve } from './epreuve.ts';

/** Most wrong choices counted: more cost nothing. */
export const erreurCountMax = 3;

type Costing = Pick<Epreuve, 'points' | 'indices'>;

/** Points lost after 0, 1, 2… indices; never more than the épreuve gives. */
export function coutsCumulesOf({ indices, points }: Costing): number[] {
  let sum = 0;
  return [0, ...indices.map(({ cout }) => (sum = Math.min(points, sum + cout)))];
}

/**
 * Points lost by indices and wrong choices, at index (erreurCountMax + 1) × indices + wrong choices: each wrong choice takes half of the
 * rest.
 */
export function coutsOf(epreuve: Costing): number[] {
  const { points } = epreuve;
  return coutsCumulesOf(epreuve).flatMap((cout) =>
    Array.from(
      { length: erreurCountMax + 1 },
      (_, erreurs) => points - Math.floor((points - cout) / 2 ** erreurs),
    ),
  );
}

/** Number of wrong answers that count. */
export function countedErreurs(erreurCount: number): number {
  return Math.min(erreurCountMax, erreurCount);
}

/** Cost from `coutsOf` for these counts of indices and wrong answers; all `points` if it has none. */
export function coutAt(
  couts: readonly number[],
  {
    points,
    indiceCount,
    erreurCount,
  }: Record<'points' | 'indiceCount' | 'erreurCount', number>,
): number {
  return (
    couts[(erreurCountMax + 1) * indiceCount + countedErreurs(erreurCount)] ?? points
  );
}

/** True if wrong answers cost points: if choosing is all there is, so that trying every choice finds the right one. */
export function hasCostlyErreurs({
  type,
  autre,
}: Pick<Epreuve, 'type' | 'autre'>): boolean {
  return type === 'choix' && autre.type !== 'texte';
}

/**
 * Possible results of an épreuve: points by indices, highest first, then −1 if missed. Wrong choices are left out: their results lie
 * between.
 */
export function outcomesOf(epreuve: Costing): number[] {
  const won = coutsCumulesOf(epreuve).map((cout) => epreuve.points - cout);
  return [...new Set(won), -1];
}
