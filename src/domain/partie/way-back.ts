import { distanceMetres, lengthMetres, type Position } from '../geo/position.ts';
import type { Contenu } from '../quete/quete.ts';

/** Ways from an étape to the last one, in metres. */
export type WayBack = {
  /** As the crow flies. */
  direct: number;
  /** Through every étape that is left. */
  rest: number;
  /** Back through the étapes behind, if the walk ends at its start; null otherwise. */
  behind: number | null;
};

/** A walk whose ends are nearer than this, in metres, is a loop. */
const loopMetres = 150;

/**
 * Distance from the étape at `etapeIndex` to the last one, or another end of the walk. Lengths along the walk are those between étapes,
 * stretched by the ratio of the whole walk's turns. Null if either has no place.
 */
export function wayBack(
  { etapes, distanceMetres: total }: Pick<Contenu, 'etapes' | 'distanceMetres'>,
  etapeIndex: number,
  endIndex = etapes.length - 1,
): WayBack | null {
  const from = etapes[etapeIndex]?.position ?? null;
  const end = etapes[endIndex]?.position ?? null;
  if (from === null || end === null) return null;
  const placesOf = (part: Contenu['etapes']): Position[] =>
    part.map(({ position }) => position).filter((position) => position !== null);
  const whole = placesOf(etapes);
  const straight = lengthMetres(whole);
  const turns = straight === 0 ? 1 : Math.max(1, total / straight);
  const [start = end] = whole;
  const gap = distanceMetres(start, end);
  const back = lengthMetres(placesOf(etapes.slice(0, etapeIndex + 1)));
  return {
    direct: distanceMetres(from, end),
    rest: lengthMetres(placesOf(etapes.slice(etapeIndex))) * turns,
    behind: gap > loopMetres ? null : back * turns + gap,
  };
}
