import type { Carte } from '../catalogue/catalogue.ts';
import type { Contenu } from './quete.ts';

/** Number of étapes that have a version for small ones. */
export function petitsCountOf(etapes: Contenu['etapes']): number {
  return etapes.filter(({ petits }) => petits !== undefined).length;
}

/** What its card promises small ones: étapes with a version of theirs, and all étapes; nothing for less than half of them. */
export function cartePetits(etapes: Contenu['etapes']): Pick<Carte, 'petits'> {
  const count = petitsCountOf(etapes);
  return count === 0 || count * 2 < etapes.length
    ? {}
    : { petits: [count, etapes.length] };
}
