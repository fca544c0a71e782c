import type { EtapeId } from '../etape/etape-id.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { durationOf } from './bilan.ts';
import type { NextMove } from './chemin.ts';
import { replacementOf, suspensionOf } from './etape-under-way.ts';
import { type Issue, type Partie, etapeOf, suiviOf, withSuivi } from './partie.ts';
import { walkOf } from './walk/walk-of.ts';
import { goTo } from './walk/walk.ts';

/** Notes about the étape that the player leaves: found closed, or reopened and seen. */
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

/** Player's options after the current étape, closed or not. `now`: epoch milliseconds. */
export function moveOf(partie: Partie, contenu: Contenu, now: number): NextMove {
  const noted = noteClosure(partie, etapeOf(partie, contenu), now);
  return walkOf(contenu).next(noted, contenu, durationOf(partie, now));
}

/** To the next étape, or to the end; the same party if the player must choose or pick first. */
export function goOn(partie: Partie, contenu: Contenu, at: number): Partie {
  if (partie.finishedAt !== null) return { ...partie, moment: 'fin' };
  const move = moveOf(partie, contenu, at);
  const mayEnd = move.type === 'prendre' ? move.mayEnd : move.type !== 'choisir';
  if (move.type !== 'suivante') {
    return mayEnd ? { ...partie, moment: 'fin', finishedAt: at } : partie;
  }
  return goTo(partie, contenu, walkOf(contenu).onward(partie, contenu));
}

/** Follows a valid link of an aventure. */
export function choose(
  partie: Partie,
  contenu: Contenu,
  suite: number,
  at: number,
): Partie {
  return walkOf(contenu).choose(partie, contenu, suite, durationOf(partie, at));
}

/** True if the way has an étape before this one. */
export function mayGoBack(partie: Partie, contenu: Contenu): boolean {
  return walkOf(contenu).mayGoBack(partie);
}

/** From the épreuve to its story, or to the étape before. */
export function goBack(partie: Partie, contenu: Contenu): Partie {
  if (partie.moment === 'epreuve') {
    const { id } = etapeOf(partie, contenu);
    const suivi = suiviOf(partie, id);
    // After the question the player is there: the story, not the way.
    return { ...withSuivi(partie, id, { ...suivi, arrivee: true }), moment: 'recit' };
  }
  return walkOf(contenu).back(partie, contenu);
}

/** Target of a shortened walk: the last étape, or the nearest ending of an aventure; null for none. */
export function shortenedEnd(partie: Partie, contenu: Contenu): EtapePublique | null {
  return walkOf(contenu).shortenedEnd(partie, contenu);
}

/** True if the walk can still be shortened: étapes remain before the last, or before the nearest ending. */
export function mayShorten(
  partie: Partie,
  contenu: Pick<Contenu, 'etapes' | 'genre' | 'ordre'>,
): boolean {
  return partie.finishedAt === null && walkOf(contenu).mayShorten(partie, contenu);
}

/** Straight to the last étape, or by the nearest way to an ending. */
export function shorten(partie: Partie, contenu: Contenu): Partie {
  return mayShorten(partie, contenu) ? walkOf(contenu).shorten(partie, contenu) : partie;
}

/** Back to the point of shortening, for the whole walk. */
export function lengthen(partie: Partie, contenu: Contenu): Partie {
  const { ecourteeIndex, finishedAt } = partie;
  // An end that was reached is never taken back.
  if (ecourteeIndex === null || finishedAt !== null) return partie;
  return walkOf(contenu).lengthen(partie, contenu, ecourteeIndex);
}

/** To an étape reached before; the same party otherwise. */
export function visit(partie: Partie, contenu: Contenu, etapeId: EtapeId): Partie {
  const etapeIndex = contenu.etapes.findIndex(({ id }) => id === etapeId);
  if (etapeIndex === -1) return partie;
  return walkOf(contenu).visit(partie, contenu, etapeIndex);
}
