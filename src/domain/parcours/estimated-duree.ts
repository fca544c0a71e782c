import type { Etape } from '../etape/etape.ts';
import { readingSeconds } from '../etape/reading.ts';
import { lengthMetres } from '../geo/position.ts';
import { metresPerMinute } from '../geo/relief.ts';
import { limits } from '../limits.ts';
import type { Parcours } from './parcours.ts';
import { lineOf } from './trace.ts';

/** Streets and paths are longer than the bird's way by about this much. */
const detour = 1.3;
/** Time to find the exact place and look around. */
const minutesPerEtape = 2;
const minutesPerEpreuve = 3;
const step = 5;

/** An unchanged étape is not read again: fifty-nine others, while the author writes in one. */
const haltings = new WeakMap<Etape, number>();

/** Minutes that a group spends at an étape. */
function haltingMinutes(etape: Etape): number {
  const known = haltings.get(etape);
  if (known !== undefined) return known;
  const { recit, epreuve } = etape;
  const minutes =
    minutesPerEtape +
    readingSeconds(recit) / 60 +
    (epreuve.type === 'aucune' ? 0 : minutesPerEpreuve);
  haltings.set(etape, minutes);
  return minutes;
}

/** Metres that a group walks, from étape to étape or along the line; null until two étapes have a place or a line is drawn. */
export function walkMetres(parcours: Parameters<typeof lineOf>[0]): number | null {
  const line = lineOf(parcours);
  if (line.length < 2) return null;
  // A drawn line is the way itself.
  return lengthMetres(line) * (parcours.trace === '' ? detour : 1);
}

/**
 * Likely duration of a parcours for a group in minutes, to the next five: walking between the étapes, listening to their stories,
 * answering. Null until two étapes have a place or a line is drawn. `metres`: of the walk, if known.
 */
export function estimatedDuree(
  { etapes, trace }: Pick<Parcours, 'etapes' | 'trace'>,
  metres: number | null = walkMetres({ etapes, trace }),
): number | null {
  if (metres === null) return null;
  const walking = metres / metresPerMinute;
  const halting = etapes.reduce((sum, etape) => sum + haltingMinutes(etape), 0);
  const { min, max } = limits.dureeMinutes;
  return Math.min(max, Math.max(min, Math.ceil((walking + halting) / step) * step));
}
