import type { Contenu } from './quete.ts';

/** Number of étapes that have a version for small ones. */
export function petitsCountOf(etapes: Contenu['etapes']): number {
  return etapes.filter(({ petits }) => petits !== undefined).length;
}

/** Étapes with a version for small ones, and all étapes; null for less than half of them, or one alone: nothing is promised then. */
export function petitsShareOf(
  etapes: Contenu['etapes'],
): [count: number, total: number] | null {
  const count = petitsCountOf(etapes);
  return count < 2 || count * 2 < etapes.length ? null : [count, etapes.length];
}
