import type { EtapeId } from '../etape/etape-id.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { durationOf } from './bilan.ts';
import {
  frontierOf,
  isAventure,
  isFree,
  isInOrder,
  nextMove,
  openSuites,
  passedOver,
  pickableIndexes,
  walkedIndexes,
  wayToEnding,
  withPick,
  type NextMove,
} from './chemin.ts';
import { mayGoOn, replacementOf, suspensionOf } from './etape-under-way.ts';
import {
  type Issue,
  type Partie,
  etapeAt,
  etapeOf,
  suiviOf,
  withSuivi,
} from './partie.ts';

function goTo(partie: Partie, contenu: Contenu, etapeIndex: number): Partie {
  const moved = { ...partie, etapeIndex };
  const { issue } = suiviOf(moved, etapeOf(moved, contenu).id);
  const isUntold = issue === null || issue.type === 'suspendue';
  return { ...moved, moment: isUntold ? 'recit' : 'resultat' };
}

/** What is written of the étape that the player walks on from: found closed, or open again and seen. */
export function noteClosure(partie: Partie, etape: EtapePublique, at: number): Partie {
  const suivi = suiviOf(partie, etape.id);
  if (suspensionOf(partie, etape.id) !== null) {
    const isReplaced = replacementOf(partie, etape) !== null;
    const issue: Issue = {
      type: 'suspendue',
      at,
      preuve: 'prouvee',
      ...(isReplaced && { remplacee: true }),
    };
    return withSuivi(partie, etape.id, { ...suivi, issue });
  }
  const isSeen = etape.epreuve.type === 'aucune' && suivi.issue !== null;
  return isSeen ? withSuivi(partie, etape.id, { ...suivi, issue: null }) : partie;
}

/** What the player may do once the étape they stand at is behind, closed or not. `now`: epoch milliseconds. */
export function moveOf(partie: Partie, contenu: Contenu, now: number): NextMove {
  const noted = noteClosure(partie, etapeOf(partie, contenu), now);
  return nextMove(noted, contenu, durationOf(partie, now));
}

/** To the next étape, or to the end; the same party where one has to choose or to pick first. */
export function goOn(partie: Partie, contenu: Contenu, at: number): Partie {
  if (partie.finishedAt !== null) return { ...partie, moment: 'fin' };
  const move = moveOf(partie, contenu, at);
  const mayEnd = move.type === 'prendre' ? move.mayEnd : move.type !== 'choisir';
  if (move.type !== 'suivante') {
    return mayEnd ? { ...partie, moment: 'fin', finishedAt: at } : partie;
  }
  if (!isInOrder(contenu)) return goTo(partie, contenu, frontierOf(partie));
  const last = contenu.etapes.length - 1;
  const isLeaving = partie.ecourteeIndex === partie.etapeIndex;
  return goTo(partie, contenu, isLeaving ? last : partie.etapeIndex + 1);
}

/** To where a link of an aventure leads, when it holds. */
export function choose(
  partie: Partie,
  contenu: Contenu,
  suite: number,
  at: number,
): Partie {
  const isThere = partie.finishedAt === null && partie.etapeIndex === frontierOf(partie);
  const open = openSuites(partie, contenu, durationOf(partie, at));
  const chosen = open.find(({ index }) => index === suite);
  const isEnding = etapeOf(partie, contenu).fin !== undefined;
  if (!isAventure(contenu) || !isThere || isEnding || chosen === undefined) return partie;
  const pas = { etapeIndex: chosen.versIndex, suite };
  const chemin = [...partie.chemin, pas];
  return goTo({ ...partie, chemin }, contenu, chosen.versIndex);
}

/** To the étape that the player picks next, where they may. */
export function pick(partie: Partie, contenu: Contenu, vers: EtapeId): Partie {
  const { etapeIndex, ecourteeIndex, finishedAt } = partie;
  const isThere = finishedAt === null && etapeIndex === frontierOf(partie);
  const chemin = withPick(partie, contenu, vers);
  if (!isFree(contenu) || !isThere || ecourteeIndex !== null || chemin === null) {
    return partie;
  }
  return goTo({ ...partie, chemin }, contenu, frontierOf({ chemin }));
}

/** Back on a way of one's own: to look again, or, in an aventure that goes on, to choose again. */
function goBackOnWay(partie: Partie, contenu: Contenu): Partie {
  const { chemin, etapeIndex, finishedAt } = partie;
  const walked = walkedIndexes(partie);
  const place = walked.lastIndexOf(etapeIndex);
  // Somewhere beside the way: an étape that was left when a choice was taken back.
  if (place === -1) return goTo(partie, contenu, frontierOf(partie));
  const before = walked[place - 1];
  if (before === undefined) return partie;
  const isChoosing = isAventure(contenu) && finishedAt === null;
  const isThere = place === walked.length - 1;
  if (!isChoosing || !isThere) return goTo(partie, contenu, before);
  if (partie.ecourteeIndex !== null) return lengthen(partie, contenu);
  return goTo({ ...partie, chemin: chemin.slice(0, -1) }, contenu, before);
}

/** Whether there is an étape before this one on the way. */
export function mayGoBack(partie: Partie, contenu: Contenu): boolean {
  if (isInOrder(contenu)) return partie.etapeIndex > 0;
  return walkedIndexes(partie).lastIndexOf(partie.etapeIndex) !== 0;
}

/** From the épreuve to its story, or to the étape before. */
export function goBack(partie: Partie, contenu: Contenu): Partie {
  if (partie.moment === 'epreuve') return { ...partie, moment: 'recit' };
  if (!isInOrder(contenu)) {
    return partie.moment === 'fin'
      ? goTo(partie, contenu, frontierOf(partie))
      : goBackOnWay(partie, contenu);
  }
  if (partie.moment === 'fin') return goTo(partie, contenu, contenu.etapes.length - 1);
  if (partie.etapeIndex === 0) return partie;
  const isLast = partie.etapeIndex === contenu.etapes.length - 1;
  const before = isLast ? partie.ecourteeIndex : null;
  return goTo(partie, contenu, before ?? partie.etapeIndex - 1);
}

/** The étape that a shortened walk goes straight to: the last one, or the nearest ending of an aventure; null when none is. */
export function shortenedEnd(partie: Partie, contenu: Contenu): EtapePublique | null {
  if (!isAventure(contenu)) return contenu.etapes.at(-1) ?? null;
  const end = wayToEnding(partie, contenu)?.at(-1);
  return end === undefined ? null : etapeAt(contenu, end.etapeIndex);
}

/** Whether the walk may still be made shorter: something lies between here and the last étape, or the nearest ending. */
export function mayShorten(
  partie: Partie,
  contenu: Pick<Contenu, 'etapes' | 'genre' | 'ordre'>,
): boolean {
  const { etapeIndex, ecourteeIndex, finishedAt } = partie;
  const last = contenu.etapes.length - 1;
  if (finishedAt !== null) return false;
  if (isAventure(contenu)) {
    const isEnding = contenu.etapes[frontierOf(partie)]?.fin !== undefined;
    if (isEnding || ecourteeIndex !== null) return false;
    return (wayToEnding(partie, contenu)?.length ?? 0) > 1;
  }
  if (isInOrder(contenu)) return etapeIndex < last;
  const isAhead = !walkedIndexes(partie).includes(last);
  const isMore = pickableIndexes(partie, contenu).some((index) => index !== last);
  return ecourteeIndex === null && isAhead && isMore;
}

/** Straight to the last étape, or by the nearest way to an ending. */
export function shorten(partie: Partie, contenu: Contenu): Partie {
  if (!mayShorten(partie, contenu)) return partie;
  if (isAventure(contenu)) {
    const chemin = [...partie.chemin, ...(wayToEnding(partie, contenu) ?? [])];
    const ecourteeIndex = frontierOf(partie);
    return goTo({ ...partie, chemin, ecourteeIndex }, contenu, frontierOf({ chemin }));
  }
  if (isFree(contenu)) {
    const last = contenu.etapes.length - 1;
    const chemin = [...partie.chemin, { etapeIndex: last, suite: null }];
    const ecourteeIndex = frontierOf(partie);
    return goTo({ ...partie, chemin, ecourteeIndex }, contenu, last);
  }
  // Shortened before, it stays so from there: the player only came back to look.
  const ecourteeIndex = partie.ecourteeIndex ?? partie.etapeIndex;
  return goTo({ ...partie, ecourteeIndex }, contenu, contenu.etapes.length - 1);
}

/** Back to where the walk was shortened, for the whole of it. */
export function lengthen(partie: Partie, contenu: Contenu): Partie {
  const { ecourteeIndex, finishedAt } = partie;
  // An end that was reached is never taken back.
  if (ecourteeIndex === null || finishedAt !== null) return partie;
  if (isAventure(contenu)) {
    const place = walkedIndexes(partie).lastIndexOf(ecourteeIndex);
    const chemin = partie.chemin.slice(0, place);
    return goTo({ ...partie, chemin, ecourteeIndex: null }, contenu, ecourteeIndex);
  }
  if (isFree(contenu)) {
    const last = etapeAt(contenu, contenu.etapes.length - 1);
    const isKept = suiviOf(partie, last.id).issue !== null;
    const chemin = isKept ? partie.chemin : partie.chemin.slice(0, -1);
    const whole = { ...partie, chemin, ecourteeIndex: null };
    return goTo(whole, contenu, frontierOf(whole));
  }
  return goTo({ ...partie, ecourteeIndex: null }, contenu, ecourteeIndex);
}

/** Whether a shortened walk goes past an étape, for as long as it lasts. */
function isLeftOut(partie: Partie, { etapes }: Contenu, etapeIndex: number): boolean {
  const { ecourteeIndex, finishedAt } = partie;
  if (ecourteeIndex === null || finishedAt !== null) return false;
  return etapeIndex > ecourteeIndex && etapeIndex < etapes.length - 1;
}

/** To an étape that was reached before; the same party where it was not. */
export function visit(partie: Partie, contenu: Contenu, etapeId: EtapeId): Partie {
  const etapeIndex = contenu.etapes.findIndex(({ id }) => id === etapeId);
  if (!isInOrder(contenu)) {
    const isWalked =
      walkedIndexes(partie).includes(etapeIndex) &&
      !(isAventure(contenu) && passedOver(partie).has(etapeIndex));
    const isMet = isWalked || Object.hasOwn(partie.suiviByEtapeId, etapeId);
    return isMet && etapeIndex !== -1 ? goTo(partie, contenu, etapeIndex) : partie;
  }
  const isReached = contenu.etapes
    .slice(0, Math.max(0, etapeIndex))
    .every((etape) => mayGoOn(partie, etape));
  if (etapeIndex === -1 || !isReached || isLeftOut(partie, contenu, etapeIndex)) {
    return partie;
  }
  return goTo(partie, contenu, etapeIndex);
}
