import { timeZoneAt } from '@/domain/geo/time-zone-at.ts';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import type { LineFix } from '@/domain/geo/line-watch.ts';
import { isInOrder } from '@/domain/partie/chemin.ts';
import { etapeBefore, isEnRoute } from '@/domain/partie/en-route.ts';
import { etapeOf, type Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { walkedWords } from '@/epreuves/position/way-words.ts';
import { plainCoordinates } from '@/lib/format/coordonnees.ts';
import { formatHeureSure } from '@/lib/format/date.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';

const minuteMs = 60_000;
/** A position older than this, in milliseconds, is said to be old: 130 metres at the pace of a family. */
const oldMs = 2 * minuteMs;

/** Whether somebody may have walked away from a position since. Both are epoch milliseconds. */
export function isOld(at: number, now: number): boolean {
  return now - at > oldMs;
}

/** « à l’instant », « il y a 20 min ». Both are epoch milliseconds; a clock that was set back says « à l’instant ». */
export function ageWords(at: number, now: number): string {
  const minutes = Math.floor((now - at) / minuteMs);
  return minutes < 1 ? 'à l’instant' : `il y a ${formatDuree(minutes)}`;
}

/** « à 12 m près, relevée il y a 20 min, à 14 h 05 », by the clock of the place. */
export function fixWords({ position, accuracyMetres, at }: LineFix, now: number): string {
  const heure = formatHeureSure(at, timeZoneAt(position));
  return `à ${walkedWords(accuracyMetres)} près, relevée ${ageWords(at, now)}, à ${heure}`;
}

/**
 * The last place that the party came to, in words: « Saint-Malo (35), étape 2 : La Grande Porte, au pied des tours ». No
 * number where the étapes have no order.
 */
export function lastPlaceWords(partie: Partie, contenu: Contenu): string {
  const { commune, etapes } = contenu;
  const current = etapeOf(partie, contenu);
  const before = isEnRoute(partie, contenu) ? etapeBefore(partie, contenu) : null;
  const etape = before ?? current;
  const numero = isInOrder(contenu) ? `étape ${etapes.indexOf(etape) + 1}\u00A0: ` : '';
  const lieu = etape.lieu === '' ? '' : `, ${etape.lieu}`;
  return typographie(
    `${commune.nom} (${commune.departement}), ${numero}${etape.titre}${lieu}`,
  );
}

/** Of spaces and apostrophes, those that every telephone sends in the alphabet of short messages (3GPP TS 23.038). */
function inPlainSigns(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'");
}

function whereWords(fix: LineFix | null, place: string, now: number): string {
  const last = `Dernier lieu\u00A0: ${place}.`;
  if (fix === null) return `Position GPS inconnue. ${last}`;
  return `Position GPS\u00A0: ${plainCoordinates(fix.position)} (${fixWords(fix, now)}). ${last}`;
}

/** The message to 114: where, then what happens, which the person writes at its end. */
export function emergencyText(fix: LineFix | null, place: string, now: number): string {
  const where = whereWords(fix, place, now);
  return inPlainSigns(`Besoin de secours. ${where} Ce qui se passe\u00A0: `);
}

/** What is sent to somebody who looks for the group, with a map. */
export function shareWords(fix: LineFix | null, place: string, now: number): string {
  const map = fix === null ? '' : ` Carte\u00A0: ${mapAppUrl(fix.position, '')}`;
  return inPlainSigns(`Nous sommes ici. ${whereWords(fix, place, now)}${map}`);
}
