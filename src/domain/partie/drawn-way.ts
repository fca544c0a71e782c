import { nearestOnLine } from '../geo/nearest-on-line.ts';
import { decodePolyline } from '../geo/polyline.ts';
import { distanceMetres, lengthMetres, type Position } from '../geo/position.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { isInOrder, walkedIndexes } from './chemin.ts';
import type { Partie } from './partie.ts';

type Drawn = Pick<Contenu, 'trace' | 'etapes'>;

/** Precision 5 of the line, and of a place, is about a metre. */
const samePointMetres = 3;
/** An étape further from the line than this, in metres, is not on it. */
const besideMetres = 60;

/** The author's drawn line of a walk; null if it only runs straight from étape to étape, as published until drawn. */
export function drawnLine({ trace, etapes }: Drawn): Position[] | null {
  const line = decodePolyline(trace);
  const places = etapes.flatMap(({ position }) => (position === null ? [] : [position]));
  const isDrawn = line.some((point) =>
    places.every((place) => distanceMetres(point, place) > samePointMetres),
  );
  return isDrawn && line.length > 1 ? line : null;
}

/**
 * The drawn line that a party follows from an étape to the next; null without one, and if the group may well be beside it: étapes in an
 * order of their own, a shortened walk, a way without steps, an étape off the line.
 */
export function lineOfWay(
  partie: Pick<Partie, 'ecourteeIndex' | 'adaptations' | 'premiere'>,
  contenu: Contenu,
  before: Pick<EtapePublique, 'position'>,
  there: Pick<EtapePublique, 'position' | 'cheminSansMarches'>,
): Position[] | null {
  const { ecourteeIndex, adaptations } = partie;
  if (ecourteeIndex !== null || !isWalkedAsDrawn(partie, contenu)) return null;
  if (adaptations.includes('sans-marches') && there.cheminSansMarches !== '') return null;
  const line = drawnLine(contenu);
  if (line === null) return null;
  const isOnLine = [before.position, there.position].every(
    (place) => place !== null && metresFrom(line, place) <= besideMetres,
  );
  return isOnLine ? line : null;
}

/** True if étapes are walked from first to last, along the line. */
function isWalkedAsDrawn(
  { premiere }: Pick<Partie, 'premiere'>,
  contenu: Pick<Contenu, 'genre' | 'ordre'>,
): boolean {
  return premiere === 0 && isInOrder(contenu);
}

function metresFrom(line: readonly Position[], place: Position): number {
  return nearestOnLine(line, place)?.metres ?? Infinity;
}

/** An étape on the way back. */
export type WayBackStop = {
  numero: number;
  etape: EtapePublique;
  position: Position;
  /** From the stop before it on the way back, or from here, in metres. */
  metres: number;
};

/** The way back to a party's start. */
export type WayToStart = {
  /** From here to the start, WGS84 degrees. */
  line: Position[];
  metres: number;
  /** Étapes on it, the nearest first, the start last. */
  stops: WayBackStop[];
  /** It follows the line that the author drew; else it runs straight from étape to étape. */
  isDrawn: boolean;
};

/** Distance along the line, in metres, within which a stop is the current place. */
const hereMetres = 15;

/**
 * The way back to the first étape of a party: to the nearest point of the line behind its étape, then along the walked line, through its
 * étapes. Null if the first étape has no place.
 * @param here position of the phone; that of the party's étape if unknown.
 */
export function wayToStart(
  partie: Pick<Partie, 'etapeIndex' | 'chemin' | 'premiere'>,
  contenu: Contenu,
  here: Position | null,
): WayToStart | null {
  const walked = walkedStops(partie, contenu);
  const [start] = walked;
  const last = walked.at(-1);
  if (start === undefined || last === undefined) return null;
  const from = here ?? last.position;
  const drawn = isWalkedAsDrawn(partie, contenu) ? drawnLine(contenu) : null;
  // The line continues ahead: never send a player through an unwalked part.
  const behind =
    drawn === null
      ? walked.map(({ position }) => position)
      : lineUntil(drawn, last.position);
  const entry = nearestOnLine(behind, from);
  const line =
    entry === null
      ? [from, start.position]
      : [from, entry.position, ...behind.slice(0, entry.toIndex).toReversed()];
  const reach = alongMetres(behind, from) - hereMetres;
  let place = from;
  const stops = walked
    .filter((stop) => stop === start || alongMetres(behind, stop.position) < reach)
    .toReversed()
    .map((stop) => {
      const metres = legMetres(behind, place, stop.position);
      place = stop.position;
      return { ...stop, metres };
    });
  return { line, metres: lengthMetres(line), stops, isDrawn: drawn !== null };
}

/** Étapes with a place that a party reached, its first one first; empty if that has no place. */
function walkedStops(
  partie: Pick<Partie, 'etapeIndex' | 'chemin'>,
  contenu: Contenu,
): Omit<WayBackStop, 'metres'>[] {
  const indexes = isInOrder(contenu)
    ? Array.from({ length: partie.etapeIndex + 1 }, (_, index) => index)
    : [...new Set(walkedIndexes(partie))];
  const stops = indexes.flatMap((index) => {
    const etape = contenu.etapes[index];
    const position = etape?.position ?? null;
    if (etape === undefined || position === null) return [];
    return [{ numero: index + 1, etape, position }];
  });
  return stops[0]?.numero === 1 ? stops : [];
}

/** The part of a line from its beginning to the point of it nearest to a place. */
function lineUntil(line: readonly Position[], place: Position): Position[] {
  const end = nearestOnLine(line, place);
  return end === null ? [...line] : [...line.slice(0, end.toIndex), end.position];
}

/** Distance along a line to its point nearest to a place, in metres. */
function alongMetres(line: readonly Position[], place: Position): number {
  const nearest = nearestOnLine(line, place);
  if (nearest === null) return 0;
  return lengthMetres([...line.slice(0, nearest.toIndex), nearest.position]);
}

/** From a place to another along a line, the ways to the line and from it included, in metres. */
function legMetres(line: readonly Position[], from: Position, to: Position): number {
  const [out, back] = [nearestOnLine(line, from), nearestOnLine(line, to)];
  if (out === null || back === null) return distanceMetres(from, to);
  const along = Math.abs(alongMetres(line, from) - alongMetres(line, to));
  return out.metres + along + back.metres;
}
