import { t } from '@lingui/core/macro';
import { distancesFrom } from '@/domain/catalogue/around-place.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { departementName } from '@/domain/commune/departement.ts';
import type { Position } from '@/domain/geo/position.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { inCommune } from '@/langue/nom-de-commune.ts';
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

/** Lands whose names take « en » in French; « à » goes with the other islands. */
const landsWithEn: ReadonlySet<string> = new Set(['971', '972', '973', '987', '988']);

/** « Rien encore à La Réunion. »: what is said of a place where even the nearest quête is out of reach. */
function remoteWords(departement: string): string {
  const nom = departementName(departement);
  if (!/^9[78]/.test(departement)) return t`${nom}\u00A0: pas encore de quête`;
  const isWithEn = currentLangue() === 'fr' && landsWithEn.has(departement);
  const where = isWithEn ? `en ${nom}` : inCommune(nom);
  return t`Rien encore ${where}.`;
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
  const { etendue } = found.place;
  return found.isRemote && etendue.type === 'commune'
    ? [title, remoteWords(etendue.departement)]
    : [title, nearestWords(found, found.autour[0])];
}
