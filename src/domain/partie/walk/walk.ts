import type { EtapeId } from '../../etape/etape-id.ts';
import type { Contenu, EtapePublique } from '../../quete/quete.ts';
import type { EtapeOnWay, NextMove, Pas, Standing, Way } from '../chemin.ts';
import { type Partie, etapeOf, suiviOf } from '../partie.ts';

/** A way to walk a quête. An event without meaning at the current étape returns the same party. */
export type Walk = {
  /** Player's options after the current étape. `playedMs`: duration of the party so far. */
  next: <Etape extends EtapeOnWay>(
    partie: Standing,
    contenu: Way<Etape>,
    playedMs: number,
  ) => NextMove<Etape>;
  /** The place of the étape that « suivante » leads to. */
  onward: (partie: Partie, contenu: Contenu) => number;
  /** To the target of a valid link. `playedMs`: duration of the party so far. */
  choose: (partie: Partie, contenu: Contenu, suite: number, playedMs: number) => Partie;
  /** To the étape that the player picks next, if allowed. */
  pick: (partie: Partie, contenu: Contenu, vers: EtapeId) => Partie;
  /** To the étape before, or back from the end. */
  back: (partie: Partie, contenu: Contenu) => Partie;
  /** True if the way has an étape before this one. */
  mayGoBack: (partie: Partie) => boolean;
  /** True if the walk can still be shortened: étapes remain before its end. */
  mayShorten: (partie: Partie, contenu: Way) => boolean;
  /** Target of a shortened walk; null for none. */
  shortenedEnd: (partie: Partie, contenu: Contenu) => EtapePublique | null;
  /** Straight to that étape; only where `mayShorten`. */
  shorten: (partie: Partie, contenu: Contenu) => Partie;
  /** Back to the point of shortening, `from`, for the whole walk. */
  lengthen: (partie: Partie, contenu: Contenu, from: number) => Partie;
  /** To an étape that was reached before. */
  visit: (partie: Partie, contenu: Contenu, etapeIndex: number) => Partie;
  /** The étapes of the whole walk, as far as known. */
  etapesOf: (partie: Partie, contenu: Contenu) => readonly EtapePublique[];
  /** The étapes that count for the maximum. */
  askedEtapes: (partie: Partie, contenu: Contenu) => readonly EtapePublique[];
  /** True if an étape is behind the player: its épreuve is settled, or it has none and was passed. */
  isBehind: (partie: Partie, contenu: Contenu) => (etape: EtapePublique) => boolean;
  /** A free way as numbers, for a code or an address; null if it is the order of the étapes. */
  ownWay: {
    /** Bits of each number. */
    bits: number;
    numberOf: (pas: Pas) => number;
    /** The step of a number, from an étape; null if impossible. `seen`: places walked before. */
    pasOf: (
      number: number,
      from: number,
      contenu: Way,
      seen: ReadonlySet<number>,
    ) => Pas | null;
  } | null;
};

/** Default of walks without the operation. */
export const samePartie = (partie: Partie): Partie => partie;

/** The party at another étape: at its story, or at its result if any. */
export function goTo(partie: Partie, contenu: Contenu, etapeIndex: number): Partie {
  const moved = { ...partie, etapeIndex };
  const { issue } = suiviOf(moved, etapeOf(moved, contenu).id);
  const isUntold = issue === null || issue.type === 'suspendue';
  return { ...moved, moment: isUntold ? 'recit' : 'resultat' };
}
