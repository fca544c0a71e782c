import { plural, t } from '@lingui/core/macro';
import { formatEloignement } from '@/lib/format/mesure.ts';
import type { Place } from './find-place.ts';
import type { FoundPlace } from './use-search.ts';

/** How many quêtes around a place are shown at first. */
export const aroundCount = 5;

/** A number of quêtes in words: « 3 quêtes ». */
export function queteCount(count: number): string {
  return plural(count, { one: '#\u00A0quête', other: '#\u00A0quêtes' });
}

/** A place with its number of quêtes: « Dinan : 3 quêtes ». */
export function placeCount(nom: string, total: number): string {
  const count = queteCount(total);
  return t`${nom}\u00A0: ${count}`;
}

/** Number of results: « 3 quêtes trouvées ». */
export function foundCount(count: number): string {
  return plural(count, {
    one: '#\u00A0quête trouvée',
    other: '#\u00A0quêtes trouvées',
  });
}

/** Distance of each quête around a place, by its id: « à 22 km ». None around a département: it has no single centre. */
export function eloignementsOf({
  place,
  autour,
}: Pick<FoundPlace, 'autour'> & {
  place: Pick<Place, 'etendue' | 'centre'>;
}): ReadonlyMap<string, string> {
  if (place.etendue.type === 'departements') return new Map();
  const isEstimate = place.centre?.isEstimate ?? true;
  return new Map(
    autour.flatMap(({ carte, metres }) =>
      metres === null
        ? []
        : [[carte.queteId, formatEloignement(metres, { isEstimate })] as const],
    ),
  );
}
