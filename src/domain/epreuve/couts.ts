import type { Epreuve } from './epreuve.ts';

/** So many wrong choices are counted: more of them cost no more. */
export const erreurCountMax = 3;

type Costing = Pick<Epreuve, 'points' | 'indices'>;

/** Points lost once 0, 1, 2… indices were asked for; never more than the épreuve gives. */
export function coutsCumulesOf({ indices, points }: Costing): number[] {
  let sum = 0;
  return [0, ...indices.map(({ cout }) => (sum = Math.min(points, sum + cout)))];
}

/**
 * Points lost after some indices and wrong choices, at place (erreurCountMax + 1) × indices + wrong choices: each wrong one
 * takes half of what is left.
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

/** How many wrong answers count, of so many. */
export function countedErreurs(erreurCount: number): number {
  return Math.min(erreurCountMax, erreurCount);
}

/** What `coutsOf` says of so many indices and wrong answers; the whole of `points` where it says nothing. */
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

/** Whether wrong answers cost: where there is nothing to do but choose, so that trying all of them finds the right one. */
export function hasCostlyErreurs({
  type,
  autre,
}: Pick<Epreuve, 'type' | 'autre'>): boolean {
  return type === 'choix' && autre.type !== 'texte';
}

/**
 * How an épreuve may end: the points that it may give by its indices, the most first, then −1 where it is missed. Wrong choices
 * are left out: what they leave lies between.
 */
export function outcomesOf(epreuve: Costing): number[] {
  const won = coutsCumulesOf(epreuve).map((cout) => epreuve.points - cout);
  return [...new Set(won), -1];
}
