import { distanceMetres, type Position } from '../geo/position.ts';
import { limits } from '../limits.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { suspensionOf } from './etape-under-way.ts';
import { moveOf } from './moves.ts';
import { etapeOf, suiviOf, type Partie, type PartieEvent } from './partie.ts';
import { play } from './play.ts';

/** An étape to play now, and its events in the party, in order. */
export type Ecoute = { etape: EtapePublique; events: readonly PartieEvent[] };

/** Position of a phone, with its accuracy in metres. */
type Place = { position: Position; accuracyMetres: number };

/** Accuracy needed for a phone to start by itself, in metres. */
const sureMetres = 40;

/** Distance from a place to an étape, in metres, within its radius; null elsewhere. */
function metresWithin(
  { position, accuracyMetres }: Place,
  etape: EtapePublique,
): number | null {
  if (etape.position === null || accuracyMetres > sureMetres) return null;
  const metres = distanceMetres(position, etape.position);
  return metres <= (etape.rayonEcoute ?? limits.rayonEcoute.usual) ? metres : null;
}

/** Étapes reachable from the current one, each with its events. */
function ahead(
  partie: Partie,
  contenu: Contenu,
  at: number,
): { etape: EtapePublique; event: PartieEvent }[] {
  const here = etapeOf(partie, contenu);
  const suivi = suiviOf(partie, here.id);
  // Neither its story nor its épreuve may be skipped.
  const isBehind =
    suivi.issue !== null ||
    (suivi.ecoutee === true &&
      (here.vue === undefined || suivi.retrouvee === true) &&
      here.epreuve.type === 'aucune');
  if (!isBehind) return [];
  const move = moveOf(partie, contenu, at);
  if (move.type === 'prendre') {
    return move.etapes.flatMap(({ id }) => {
      const etape = contenu.etapes.find((one) => one.id === id);
      if (etape === undefined) return [];
      return [{ etape, event: { type: 'pick', etapeId: here.id, vers: id, at } }];
    });
  }
  if (move.type !== 'suivante') return [];
  const event: PartieEvent = { type: 'goOn', etapeId: here.id, at };
  const after = play(partie, event, contenu);
  const etape = etapeOf(after, contenu);
  return etape.id === here.id ? [] : [{ etape, event }];
}

/** Target of « Balade écoutée »: the étape whose story is still to be played, else the only next one. */
export function baladeTarget(
  partie: Partie,
  contenu: Contenu,
  at: number,
): EtapePublique | null {
  if (partie.pausedAt !== null || partie.finishedAt !== null) return null;
  const here = etapeOf(partie, contenu);
  const isTold = suiviOf(partie, here.id).ecoutee === true;
  if (!isTold && partie.moment === 'recit') return here;
  const [next, ...others] = ahead(partie, contenu, at);
  return next === undefined || others.length > 0 ? null : next.etape;
}

/**
 * The étape whose story « Balade écoutée » starts by itself at a place: the current or next one of the party, else the nearest reachable
 * one. Each plays once. If radii overlap, the nearest plays. `at`: epoch milliseconds.
 */
export function ecouteAt(
  partie: Partie,
  contenu: Contenu,
  place: Place,
  at: number,
): Ecoute | null {
  if (partie.pausedAt !== null || partie.finishedAt !== null) return null;
  const here = etapeOf(partie, contenu);
  const candidates = [
    ...(partie.moment === 'recit' ? [{ etape: here, event: null }] : []),
    ...ahead(partie, contenu, at),
  ];
  const [nearest] = candidates
    .filter(
      ({ etape }) =>
        suiviOf(partie, etape.id).ecoutee !== true &&
        suspensionOf(partie, etape.id) === null,
    )
    .flatMap(({ etape, event }) => {
      const metres = metresWithin(place, etape);
      return metres === null ? [] : [{ etape, event, metres }];
    })
    .toSorted((a, b) => a.metres - b.metres);
  if (nearest === undefined) return null;
  const { etape, event } = nearest;
  return {
    etape,
    events: [
      ...(event === null ? [] : [event]),
      { type: 'arrive', etapeId: etape.id },
      { type: 'situate', etapeId: etape.id },
      { type: 'tell', etapeId: etape.id },
    ],
  };
}
