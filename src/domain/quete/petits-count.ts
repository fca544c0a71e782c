import type { Contenu } from './quete.ts';

/** Number of étapes that have a version for small ones. */
export function petitsCountOf(etapes: Contenu['etapes']): number {
  return etapes.filter(({ petits }) => petits !== undefined).length;
}
