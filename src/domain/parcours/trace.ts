import type { Etape } from '../etape/etape.ts';
import { decodePolyline, encodePolyline } from '../geo/polyline.ts';
import type { Position } from '../geo/position.ts';
import { fitLine } from '../geo/simplify-line.ts';
import { limits } from '../limits.ts';
import type { Parcours } from './parcours.ts';

type Drawn = Pick<Parcours, 'trace'> & { etapes: readonly Pick<Etape, 'position'>[] };

/** Positions of the étapes that have one, in order. */
function etapePositions({ etapes }: Pick<Drawn, 'etapes'>): Position[] {
  return etapes
    .map(({ position }) => position)
    .filter((position): position is Position => position !== null);
}

/** The line of a walk: as it was drawn, else straight from étape to étape. */
export function lineOf(parcours: Drawn): Position[] {
  return parcours.trace === ''
    ? etapePositions(parcours)
    : decodePolyline(parcours.trace);
}

/** A stored line: an encoded polyline (precision 5) of at most 5,000 points. */
export function traceOf(line: readonly Position[]): string {
  return encodePolyline(fitLine(line, limits.tracePointCount.max));
}

/** A drawn line extended through more points. */
export function extendTrace(trace: string, points: readonly Position[]): string {
  return traceOf([...decodePolyline(trace), ...points]);
}
