import { plural, t } from '@lingui/core/macro';
import type { Feuillet, UnderWay } from '@/domain/carnet/feuillet.ts';
import { formatDate } from '@/lib/format/date.ts';

/** Place and date of a tampon, with the points: « Dijon, 12 mai 2026, 40 points ». */
export function feuilletWords(
  { communeNom, finishedAt, points, surPapier, surPlace }: Feuillet,
  isProven: boolean,
): string {
  const parts = [communeNom, formatDate(finishedAt)];
  if (surPapier === true) return [...parts, t`sur papier`].join(', ');
  if (isProven) {
    parts.push(
      plural(points, { one: '#\u00A0point prouvé', other: '#\u00A0points prouvés' }),
    );
  } else if (points > 0) {
    parts.push(plural(points, { one: '#\u00A0point', other: '#\u00A0points' }));
  }
  if (surPlace === true) parts.push(t`sur place`);
  return parts.join(', ');
}

/** Progress of a party: « étape 2 sur 6 ». */
export function placeWords({ numero, etapeCount }: UnderWay): string {
  return etapeCount === null
    ? t`étape\u00A0${numero}`
    : t`étape\u00A0${numero} sur\u00A0${etapeCount}`;
}
