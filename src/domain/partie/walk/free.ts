import {
  frontierOf,
  pickableIndexes,
  walkedIndexes,
  type EtapeOnWay,
  type NextMove,
  type Standing,
  type Way,
} from '../chemin.ts';
import { etapeAt, isSettled } from '../partie.ts';
import { inOrder } from './in-order.ts';
import {
  backOnWay,
  behindOnWay,
  isAtFrontier,
  mayGoBackOnWay,
  visitOnWay,
} from './on-way.ts';
import { samePartie, type Walk, goTo } from './walk.ts';

function nextPick<Etape extends EtapeOnWay>(
  partie: Standing,
  contenu: Way<Etape>,
): NextMove<Etape> {
  const { etapes } = contenu;
  const isLastReached = partie.etapeIndex === etapes.length - 1;
  if (partie.ecourteeIndex !== null && isLastReached) return { type: 'terminer' };
  const left = pickableIndexes(partie, contenu).flatMap((index) => etapes[index] ?? []);
  if (left.length === 0) return { type: 'terminer' };
  return { type: 'prendre', etapes: left, mayEnd: left.every(({ bonus }) => bonus) };
}

/** The player picks the next étape. */
export const free: Walk = {
  next: (partie, contenu) => {
    if (partie.finishedAt !== null) return { type: 'terminer' };
    if (partie.etapeIndex !== frontierOf(partie)) return { type: 'suivante' };
    return nextPick(partie, contenu);
  },
  onward: frontierOf,
  choose: samePartie,
  pick: (partie, contenu, vers) => {
    const etapeIndex = contenu.etapes.findIndex(({ id }) => id === vers);
    const isPickable = pickableIndexes(partie, contenu).includes(etapeIndex);
    if (!isAtFrontier(partie) || partie.ecourteeIndex !== null || !isPickable) {
      return partie;
    }
    const chemin = [...partie.chemin, { etapeIndex, suite: null }];
    return goTo({ ...partie, chemin }, contenu, etapeIndex);
  },
  back: backOnWay,
  mayGoBack: mayGoBackOnWay,
  mayShorten: (partie, contenu) => {
    const last = contenu.etapes.length - 1;
    const isAhead = !walkedIndexes(partie).includes(last);
    const isMore = pickableIndexes(partie, contenu).some((index) => index !== last);
    return partie.ecourteeIndex === null && isAhead && isMore;
  },
  shortenedEnd: inOrder.shortenedEnd,
  shorten: (partie, contenu) => {
    const last = contenu.etapes.length - 1;
    const chemin = [...partie.chemin, { etapeIndex: last, suite: null }];
    const ecourteeIndex = frontierOf(partie);
    return goTo({ ...partie, chemin, ecourteeIndex }, contenu, last);
  },
  lengthen: (partie, contenu) => {
    const isKept = isSettled(partie, etapeAt(contenu, contenu.etapes.length - 1));
    const chemin = isKept ? partie.chemin : partie.chemin.slice(0, -1);
    const whole = { ...partie, chemin, ecourteeIndex: null };
    return goTo(whole, contenu, frontierOf(whole));
  },
  visit: (partie, contenu, etapeIndex) => visitOnWay(partie, contenu, etapeIndex),
  etapesOf: inOrder.etapesOf,
  askedEtapes: inOrder.askedEtapes,
  isBehind: (partie, contenu) => behindOnWay(partie, contenu),
  ownWay: {
    bits: 6,
    numberOf: ({ etapeIndex }) => etapeIndex,
    pasOf: (number, _, { etapes }, seen) =>
      number < etapes.length && !seen.has(number)
        ? { etapeIndex: number, suite: null }
        : null,
  },
};
