import { t } from '@lingui/core/macro';
import { distancesFrom } from '@/domain/catalogue/around-place.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import type { Position } from '@/domain/geo/position.ts';
import { formatEloignement } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { eloignementsOf, queteCount } from './place-words.ts';
import type { FoundPlace } from './use-search.ts';

/** How far each quête is from where the person is, by its id: « à 22 km ». None of them where none is within reach. */
export function eloignementsFrom(
  fiches: readonly Fiche[],
  position: Position,
): ReadonlyMap<string, string> {
  return new Map(
    [...distancesFrom(fiches, position)].map(([queteId, metres]) => [
      queteId,
      formatEloignement(metres),
    ]),
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

/** What a place has, in one or two sentences: how many quêtes, else the nearest one. */
export function placeWords(found: FoundPlace): [title: string, nearest: string] {
  const title = titleWords(found);
  if (found.ici.length > 0) return [title, ''];
  const { loin } = found.place;
  const words =
    found.isRemote && loin !== '' ? loin : nearestWords(found, found.autour[0]);
  return [title, words];
}
