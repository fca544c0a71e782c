import type { Contenu, EtapePublique } from '../../quete/quete.ts';
import { frontierOf, walkedEtapes, walkedIndexes } from '../chemin.ts';
import { etapeAt, isSettled, type Partie } from '../partie.ts';
import { goTo } from './walk.ts';

// Shared by walks with a way of their own: a party stores the étapes it reached, in order.

/** True if the player is at the étape furthest on the way, and the party goes on. */
export function isAtFrontier(partie: Partie): boolean {
  return partie.finishedAt === null && partie.etapeIndex === frontierOf(partie);
}

/** Back on the way, to look again. */
export function backOnWay(partie: Partie, contenu: Contenu): Partie {
  if (partie.moment === 'fin') return goTo(partie, contenu, frontierOf(partie));
  const walked = walkedIndexes(partie);
  const place = walked.lastIndexOf(partie.etapeIndex);
  // Somewhere beside the way: an étape that was left when a choice was taken back.
  if (place === -1) return goTo(partie, contenu, frontierOf(partie));
  const before = walked[place - 1];
  return before === undefined ? partie : goTo(partie, contenu, before);
}

/** True if the way has an étape before this one. */
export function mayGoBackOnWay(partie: Partie): boolean {
  return walkedIndexes(partie).lastIndexOf(partie.etapeIndex) !== 0;
}

/** To an étape of the way that was not skipped, or to one with events. */
export function visitOnWay(
  partie: Partie,
  contenu: Contenu,
  etapeIndex: number,
  passed: ReadonlySet<number> = new Set(),
): Partie {
  const isWalked = walkedIndexes(partie).includes(etapeIndex) && !passed.has(etapeIndex);
  const { id } = etapeAt(contenu, etapeIndex);
  const isMet = isWalked || Object.hasOwn(partie.suiviByEtapeId, id);
  return isMet ? goTo(partie, contenu, etapeIndex) : partie;
}

/** True if an étape is behind the player. `passed`: places skipped without a look. */
export function behindOnWay(
  partie: Partie,
  contenu: Contenu,
  passed: ReadonlySet<number> = new Set(),
): (etape: EtapePublique) => boolean {
  const walked = new Set(
    walkedEtapes(partie, contenu).filter(
      (etape) => !passed.has(contenu.etapes.indexOf(etape)),
    ),
  );
  const frontier = etapeAt(contenu, frontierOf(partie));
  return (etape) => {
    if (etape.epreuve.type !== 'aucune') return isSettled(partie, etape);
    const isLeft = etape !== frontier || partie.finishedAt !== null;
    return walked.has(etape) && isLeft;
  };
}
