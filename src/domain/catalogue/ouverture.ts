import type { Horaires } from '../parcours/pratique.ts';
import { isSouthern, timeZoneOf } from '../geo/time-zone.ts';
import type { Saison } from '../parcours/trait.ts';

/** When a quête may be walked: an empty `saisons` is the whole year, null hours the whole day. */
export type Ouverture = {
  departement: string;
  saisons: readonly Saison[];
  horaires: Horaires | null;
};

/**
 * Seasons by whole months, as the weather services count them: spring from March, and from September south of the
 * equator. `month` is 1 to 12, `departement` where it is.
 */
export function saisonOfMonth(month: number, departement: string): Saison {
  return isSouthern(departement)
    ? northernSaison(((month + 5) % 12) + 1)
    : northernSaison(month);
}

function northernSaison(month: number): Saison {
  if (month <= 2 || month === 12) return 'hiver';
  if (month <= 5) return 'printemps';
  return month <= 8 ? 'ete' : 'automne';
}

const formatByZone = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formatByZone.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    month: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formatByZone.set(zone, format);
  return format;
}

/** The month (1 to 12) and the minute of the day where a département lies, at an instant in epoch milliseconds. */
function localMoment(
  departement: string,
  now: number,
): { month: number; minute: number } {
  const parts = formatOf(timeZoneOf(departement)).formatToParts(now);
  const valueOf = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return { month: valueOf('month'), minute: 60 * valueOf('hour') + valueOf('minute') };
}

function isWithin(minute: number, { de, a }: Horaires): boolean {
  return de < a ? minute >= de && minute < a : minute >= de || minute < a;
}

/** Whether a quête may be walked at an instant (epoch milliseconds), by the clock of where it lies. */
export function isOpenAt(
  { departement, saisons, horaires }: Ouverture,
  now: number,
): boolean {
  if (saisons.length === 0 && horaires === null) return true;
  const { month, minute } = localMoment(departement, now);
  if (saisons.length > 0 && !saisons.includes(saisonOfMonth(month, departement)))
    return false;
  return horaires === null || isWithin(minute, horaires);
}
