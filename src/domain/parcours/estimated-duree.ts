import { readingSeconds } from '../etape/reading-time.ts';
import { lengthMetres, type Position } from '../geo/position.ts';
import { limits } from '../limits.ts';
import type { Parcours } from './parcours.ts';

/** A family's pace, stops for shoes and cats included. */
const metresPerMinute = 50;
/** Streets and paths are longer than the bird's way by about this much. */
const detour = 1.3;
/** Finding the very place and looking around. */
const minutesPerEtape = 2;
const minutesPerEpreuve = 3;
const step = 5;

/**
 * Minutes that a group is likely to need for a parcours, to the next five: walking between the étapes, listening to
 * their stories, answering. Null until two étapes have a place.
 */
export function estimatedDuree({ etapes }: Pick<Parcours, 'etapes'>): number | null {
  const positions = etapes
    .map(({ position }) => position)
    .filter((position): position is Position => position !== null);
  if (positions.length < 2) return null;
  const walking = (lengthMetres(positions) * detour) / metresPerMinute;
  const halting = etapes.reduce(
    (sum, { recit, epreuve }) =>
      sum +
      minutesPerEtape +
      readingSeconds(recit) / 60 +
      (epreuve.type === 'aucune' ? 0 : minutesPerEpreuve),
    0,
  );
  const { min, max } = limits.dureeMinutes;
  return Math.min(max, Math.max(min, Math.ceil((walking + halting) / step) * step));
}
