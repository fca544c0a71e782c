import type { Contenu } from '../../quete/quete.ts';
import { etapeOf, suiviOf, type Partie } from '../partie.ts';

/** The party at another étape: at its story, or at its result where there is one. */
export function goTo(partie: Partie, contenu: Contenu, etapeIndex: number): Partie {
  const moved = { ...partie, etapeIndex };
  const { issue } = suiviOf(moved, etapeOf(moved, contenu).id);
  const isUntold = issue === null || issue.type === 'suspendue';
  return { ...moved, moment: isUntold ? 'recit' : 'resultat' };
}
