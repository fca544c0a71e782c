import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { formatEloignement } from '@/lib/format/mesure.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import type { Place } from './find-place.ts';
import type { FoundPlace } from './use-search.ts';

/** How far each quête around a place is, by its id: « à 22 km ». None around a département: it has no one middle. */
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
  if (ici.length === 0) {
    return isCommune
      ? `Pas encore de quête ${place.a}`
      : `${place.nom}\u00A0: pas encore de quête`;
  }
  const count = formatCount(ici.length, 'quête', 'quêtes');
  return isCommune ? `${count} ${place.a}` : `${place.nom}\u00A0: ${count}`;
}

function nearestWords(
  found: FoundPlace,
  nearest: { carte: Fiche; metres: number | null } | undefined,
): string {
  if (nearest === undefined) return '';
  const { queteId, titre, commune } = nearest.carte;
  const eloignement = eloignementsOf(found).get(queteId);
  return `La plus proche\u00A0: «\u00A0${typographie(titre)}\u00A0», ${[commune.nom, eloignement ?? ''].filter((part) => part !== '').join(', ')}.`;
}

/** What a place has, in one or two sentences: how many quêtes, else the nearest one. */
export function placeWords(found: FoundPlace): [title: string, nearest: string] {
  const nearest = found.ici.length > 0 ? '' : nearestWords(found, found.autour[0]);
  return [titleWords(found), nearest];
}
