import { plural, t } from '@lingui/core/macro';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { formatEloignement } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import type { Place } from './find-place.ts';
import type { FoundPlace } from './use-search.ts';

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

function titleWords({ place, ici }: FoundPlace): string {
  const isCommune = place.etendue.type === 'commune';
  const { nom, a: where } = place;
  if (ici.length === 0) {
    return isCommune
      ? t`Pas encore de quête ${where}`
      : t`${nom}\u00A0: pas encore de quête`;
  }
  const count = queteCount(ici.length);
  return isCommune ? `${count} ${where}` : t`${nom}\u00A0: ${count}`;
}

function nearestWords(
  found: FoundPlace,
  nearest: { carte: Fiche; metres: number | null } | undefined,
): string {
  if (nearest === undefined) return '';
  const { queteId, titre, commune } = nearest.carte;
  const eloignement = eloignementsOf(found).get(queteId);
  const name = typographie(titre);
  const where = [commune.nom, eloignement ?? ''].filter((part) => part !== '').join(', ');
  return t`La plus proche\u00A0: «\u00A0${name}\u00A0», ${where}.`;
}

/** Quêtes of a place, in one or two sentences: their number, else the nearest one. */
export function placeWords(found: FoundPlace): [title: string, nearest: string] {
  const nearest = found.ici.length > 0 ? '' : nearestWords(found, found.autour[0]);
  return [titleWords(found), nearest];
}
