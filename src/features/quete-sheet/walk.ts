import { direction, type Direction } from '@/domain/geo/direction.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';

/** The way to an étape from the one before. `depuis` is the number of that one, from 1. */
export type Leg =
  | {
      type: 'marche';
      depuis: number;
      /** As the crow flies, rounded to 10 metres: a place on a map is no finer. */
      metres: number;
      direction: Direction;
    }
  | { type: 'sur-place'; depuis: number };

/** An étape, and the way to it; null for the first one, or without a position. */
export type WalkStop = { etape: EtapePublique; leg: Leg | null };

function legBetween(from: Position, to: Position, depuis: number): Leg {
  const words = direction(from, to);
  if (words === null) return { type: 'sur-place', depuis };
  const metres = Math.max(10, Math.round(distanceMetres(from, to) / 10) * 10);
  return { type: 'marche', depuis, metres, direction: words };
}

/** The étapes in order, each with the way from the last one before it with a position. */
export function walkOf(etapes: readonly EtapePublique[]): WalkStop[] {
  return etapes.map((etape, index) => {
    const before = etapes
      .slice(0, index)
      .findLastIndex(({ position }) => position !== null);
    const from = etapes[before]?.position ?? null;
    const { position: to } = etape;
    const leg = from === null || to === null ? null : legBetween(from, to, before + 1);
    return { etape, leg };
  });
}

/** Closer than this, the end is as good as the start. */
const loopMetres = 150;

/** True if a walk of three étapes or more ends at its start. */
export function isLoop(etapes: readonly EtapePublique[]): boolean {
  const positions = etapes
    .map(({ position }) => position)
    .filter((position) => position !== null);
  const first = positions[0];
  const last = positions.at(-1);
  if (positions.length < 3 || first === undefined || last === undefined) return false;
  return distanceMetres(first, last) <= loopMetres;
}
