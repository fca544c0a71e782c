import {
  clotureAt,
  isDanger,
  isoDay,
  localMomentAt,
  nextOpening,
} from '../catalogue/ouverture.ts';
import { timeZoneOf } from '../geo/time-zone.ts';
import { clotureText, reouvertureText } from '../parcours/fermeture-words.ts';
import type { Contenu } from './quete.ts';
import { ouvertureOf } from './quete-ouverture.ts';

/** Reason of a closure, next opening, and if players may override it. */
export type ClotureNow = { text: string; isDanger: boolean };

/** Why a quête is closed by its hours, seasons, window or recurring closures at an instant; null while it is open. */
export function clotureNow(
  contenu: Pick<Contenu, 'commune' | 'pratique'>,
  now: number,
): ClotureNow | null {
  const ouverture = ouvertureOf(contenu);
  const cloture = clotureAt(ouverture, now);
  if (cloture === null) return null;
  const { day } = localMomentAt(timeZoneOf(ouverture.departement), now);
  const next = reouvertureText(nextOpening(ouverture, now), cloture, isoDay(day));
  const text = [clotureText(cloture), next].filter((part) => part !== '').join(' ');
  return { text, isDanger: isDanger(cloture) };
}
