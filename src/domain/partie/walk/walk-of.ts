import type { Contenu } from '../../quete/quete.ts';
import { isAventure, isFree, type Pas, type Way } from '../chemin.ts';
import type { Partie } from '../partie.ts';
import { aventure } from './aventure.ts';
import { free } from './free.ts';
import { inOrder } from './in-order.ts';
import type { Walk } from './walk.ts';

/** The walk of a quête. */
export function walkOf(contenu: Pick<Contenu, 'genre' | 'ordre'>): Walk {
  if (isAventure(contenu)) return aventure;
  return isFree(contenu) ? free : inOrder;
}

/** The way of a party as numbers: the links of an aventure, or the places of the étapes that were picked. */
export function cheminNumbers(
  { chemin }: Pick<Partie, 'chemin'>,
  contenu: Way,
): number[] {
  const { ownWay } = walkOf(contenu);
  return ownWay === null ? [] : chemin.map(ownWay.numberOf);
}

/** The way from its numbers; null if impossible. */
export function cheminFrom(
  numbers: readonly number[],
  contenu: Way,
): Partie['chemin'] | null {
  const { ownWay } = walkOf(contenu);
  const chemin: Pas[] = [];
  const seen = new Set([0]);
  for (const number of numbers) {
    const from = chemin.at(-1)?.etapeIndex ?? 0;
    const pas = ownWay?.pasOf(number, from, contenu, seen) ?? null;
    if (pas === null) return null;
    seen.add(pas.etapeIndex);
    chemin.push(pas);
  }
  return chemin;
}
