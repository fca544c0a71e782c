import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import type { UnderWay } from '@/domain/carnet/under-way.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';

/** Where and when a tampon was struck, with what was won: « Dijon, 12 mai 2026, 40 points ». */
export function feuilletWords(
  { communeNom, finishedAt, points, surPapier, surPlace }: Feuillet,
  isProven: boolean,
): string {
  const parts = [communeNom, formatDate(finishedAt)];
  if (surPapier === true) return [...parts, 'sur papier'].join(', ');
  if (isProven) parts.push(formatCount(points, 'point prouvé', 'points prouvés'));
  else if (points > 0) parts.push(formatCount(points, 'point', 'points'));
  if (surPlace === true) parts.push('sur place');
  return parts.join(', ');
}

/** Where a party stands: « étape 2 sur 6 ». */
export function placeWords({ numero, etapeCount }: UnderWay): string {
  return etapeCount === null
    ? `étape\u00A0${numero}`
    : `étape\u00A0${numero} sur\u00A0${etapeCount}`;
}
