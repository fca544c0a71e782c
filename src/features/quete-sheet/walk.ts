import { direction, type Direction } from '@/domain/geo/direction.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';

/** The way from one étape to the next, as the crow flies. */
export type Leg = {
  /** Rounded to 10 metres: a drawn place is no finer. */
  metres: number;
  direction: Direction;
};

/** The way between two places, or null when either is not known or they are the same. */
export function legBetween(from: Position | null, to: Position | null): Leg | null {
  if (from === null || to === null) return null;
  const words = direction(from, to);
  if (words === null) return null;
  const metres = Math.max(10, Math.round(distanceMetres(from, to) / 10) * 10);
  return { metres, direction: words };
}

/** An étape with the way that leads to it from the last one that has a place. */
export type WalkStop = { etape: EtapePublique; leg: Leg | null };

/** The étapes in order, each with the way from the one before. */
export function walkOf(etapes: readonly EtapePublique[]): WalkStop[] {
  return etapes.map((etape, index) => {
    const before = etapes.slice(0, index).findLast(({ position }) => position !== null);
    return { etape, leg: legBetween(before?.position ?? null, etape.position) };
  });
}

/** Closer than this, the end is as good as the start. */
const loopMetres = 150;

/** Whether a walk of three étapes or more ends where it began. */
export function isLoop(etapes: readonly EtapePublique[]): boolean {
  const positions = etapes
    .map(({ position }) => position)
    .filter((position) => position !== null);
  const first = positions[0];
  const last = positions.at(-1);
  if (positions.length < 3 || first === undefined || last === undefined) return false;
  return distanceMetres(first, last) <= loopMetres;
}
