import { t } from '@lingui/core/macro';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import type { LineFix } from '@/domain/geo/line-watch.ts';
import { timeZoneAt } from '@/domain/geo/time-zone.ts';
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
/** A position older than this, in milliseconds, is called old: 130 metres at the pace of a family. */
const oldMs = 2 * minuteMs;

/** True if the player may have left a position since. Both are epoch milliseconds. */
export function isOld(at: number, now: number): boolean {
  return now - at > oldMs;
}

/** Whole minutes since a position; below 0 if the clock was set back. Both are epoch milliseconds. */
export function ageMinutes(at: number, now: number): number {
  return Math.floor((now - at) / minuteMs);
}

/** « à l’instant », « il y a 20 min ». Both are epoch milliseconds; a clock set back gives « à l’instant ». */
export function ageWords(at: number, now: number): string {
  const minutes = ageMinutes(at, now);
  if (minutes < 1) return t`à l’instant`;
  const duration = formatDuree(minutes);
  return t`il y a ${duration}`;
}

/** « à 12 m près, relevée il y a 20 min, à 14 h 05 », by the clock of the place. */
export function fixWords({ position, accuracyMetres, at }: LineFix, now: number): string {
  const heure = formatHeureSure(at, timeZoneAt(position));
  const distance = walkedWords(accuracyMetres);
  const age = ageWords(at, now);
  return t({
    message: `à ${distance} près, relevée ${age}, à ${heure}`,
    comment: 'Of a position: stands after the word Position, and in brackets.',
  });
}

/** The last place reached by a party. */
export type LastPlace = {
  /** « Saint-Malo (35) » */
  commune: string;
  /** Its number; null if the étapes have no order. */
  numero: number | null;
  /** « La Grande Porte, au pied des tours » */
  where: string;
};

export function lastPlaceOf(partie: Partie, contenu: Contenu): LastPlace {
  const { commune, etapes } = contenu;
  const current = etapeOf(partie, contenu);
  const before = isEnRoute(partie, contenu) ? etapeBefore(partie, contenu) : null;
  const { id, titre, lieu } = before ?? current;
  return {
    commune: typographie(`${commune.nom} (${commune.departement})`),
    numero: isInOrder(contenu) ? etapes.findIndex((etape) => etape.id === id) + 1 : null,
    where: typographie(lieu === '' ? titre : `${titre}, ${lieu}`),
  };
}

/** « Saint-Malo (35), étape 2 : La Grande Porte, au pied des tours ». */
export function lastPlaceWords({ commune, numero, where }: LastPlace): string {
  return numero === null
    ? `${commune}, ${where}`
    : t`${commune}, étape ${numero}\u00A0: ${where}`;
}

/** Of spaces and apostrophes, those that every telephone sends in the alphabet of short messages (3GPP TS 23.038). */
export function inPlainSigns(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'");
}

function whereWords(fix: LineFix | null, place: string, now: number): string {
  if (fix === null) return t`Position GPS inconnue. Dernier lieu\u00A0: ${place}.`;
  const coordinates = plainCoordinates(fix.position);
  const how = fixWords(fix, now);
  return t`Position GPS\u00A0: ${coordinates} (${how}). Dernier lieu\u00A0: ${place}.`;
}

/** Message for a searcher of the group, with a map. */
export function shareWords(fix: LineFix | null, last: LastPlace, now: number): string {
  const where = whereWords(fix, lastPlaceWords(last), now);
  const words = t`Nous sommes ici. ${where}`;
  if (fix === null) return inPlainSigns(words);
  const url = mapAppUrl(fix.position, '');
  return inPlainSigns(`${words} ${t`Carte\u00A0: ${url}`}`);
}
