import type { Saison } from '../parcours/kinds.ts';
import type {
  Creneau,
  Fenetre,
  Fermeture,
  Horaires,
  Periode,
} from '../parcours/pratique.ts';
import { isSouthern, timeZoneOf } from '../geo/time-zone.ts';

/** Opening times of a quête: empty `saisons` is the whole year, null hours the whole day. */
export type Ouverture<Closing extends Creneau = Fermeture> = {
  departement: string;
  saisons: readonly Saison[];
  horaires: Horaires | null;
  fermetures: readonly Closing[];
  fenetre: Fenetre | null;
};

/** Reason of a closure at a moment. Only a recurring closure may be a danger. */
export type Cloture<Closing extends Creneau = Fermeture> =
  | { raison: 'avant' | 'apres' | 'saison' | 'horaires' }
  | { raison: 'fermeture'; fermeture: Closing };

/** Next opening, in local time of the quête: a day as `2026-11-28`, and a minute of that day. */
export type Reouverture = { jour: string; minute: number };

const dayMs = 86_400_000;
const wholeDay = 1_440;

/**
 * Seasons by whole months, as the weather services count them: spring from March, and from September south of the equator. `month` is 1 to
 * 12, `departement` is the place.
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
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formatByZone.set(zone, format);
  return format;
}

/** A minute of a day on the calendar of a place; `day` counts days since 1 January 1970. */
export type LocalMoment = { day: number; minute: number };

/** The day and the minute on the clock of a time zone (IANA) at an instant, epoch milliseconds. */
export function localMomentAt(zone: string, now: number): LocalMoment {
  const parts = formatOf(zone).formatToParts(now);
  const valueOf = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return {
    day: Date.UTC(valueOf('year'), valueOf('month') - 1, valueOf('day')) / dayMs,
    minute: 60 * valueOf('hour') + valueOf('minute'),
  };
}

/** A day since 1 January 1970 as `2026-11-28`. */
export function isoDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The days since 1 January 1970 of `2026-11-28`. */
function dayNumber(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`) / dayMs;
}

/** 1 for Monday to 7 for Sunday. 1 January 1970 was a Thursday. */
function weekday(day: number): number {
  return ((day + 3) % 7) + 1;
}

function isWithin(minute: number, { de, a }: Horaires): boolean {
  return de < a ? minute >= de && minute < a : minute >= de || minute < a;
}

function isInPeriode(monthDay: string, { du, au }: Periode): boolean {
  return du <= au ? monthDay >= du && monthDay <= au : monthDay >= du || monthDay <= au;
}

function fallsOn({ jours, periode }: Creneau, day: number): boolean {
  if (jours.length > 0 && !jours.includes(weekday(day))) return false;
  return periode === null || isInPeriode(isoDay(day).slice(5), periode);
}

function isClosing(fermeture: Creneau, { day, minute }: LocalMoment): boolean {
  const { horaires } = fermeture;
  if (horaires === null) return fallsOn(fermeture, day);
  const { de, a } = horaires;
  if (de < a) return minute >= de && minute < a && fallsOn(fermeture, day);
  // After midnight it is still the closure of the evening before.
  return (
    (minute >= de && fallsOn(fermeture, day)) ||
    (minute < a && fallsOn(fermeture, day - 1))
  );
}

/** The closure at a moment in local time; a danger before those that can be overridden. */
function clotureAtMoment<Closing extends Creneau>(
  { departement, saisons, horaires, fermetures, fenetre }: Ouverture<Closing>,
  moment: LocalMoment,
): Cloture<Closing> | null {
  const closing = fermetures.filter((fermeture) => isClosing(fermeture, moment));
  const fermeture = closing.find(({ danger }) => danger) ?? closing[0];
  if (fermeture?.danger === true) return { raison: 'fermeture', fermeture };
  const jour = isoDay(moment.day);
  if (fenetre !== null) {
    if (fenetre.au !== null && jour > fenetre.au) return { raison: 'apres' };
    if (fenetre.du !== null && jour < fenetre.du) return { raison: 'avant' };
  }
  const saison = saisonOfMonth(Number(jour.slice(5, 7)), departement);
  if (saisons.length > 0 && !saisons.includes(saison)) return { raison: 'saison' };
  if (horaires !== null && !isWithin(moment.minute, horaires)) {
    return { raison: 'horaires' };
  }
  return fermeture === undefined ? null : { raison: 'fermeture', fermeture };
}

function isAlwaysOpen({
  saisons,
  horaires,
  fermetures,
  fenetre,
}: Ouverture<Creneau>): boolean {
  return (
    saisons.length === 0 &&
    horaires === null &&
    fermetures.length === 0 &&
    fenetre === null
  );
}

/** Reason of a quête's closure at an instant (epoch milliseconds), in local time; null while open. */
export function clotureAt<Closing extends Creneau>(
  ouverture: Ouverture<Closing>,
  now: number,
): Cloture<Closing> | null {
  if (isAlwaysOpen(ouverture)) return null;
  const zone = timeZoneOf(ouverture.departement);
  return clotureAtMoment(ouverture, localMomentAt(zone, now));
}

/** True if a quête is open at an instant (epoch milliseconds), in its local time. */
export function isOpenAt(ouverture: Ouverture<Creneau>, now: number): boolean {
  return clotureAt(ouverture, now) === null;
}

/** True if a closure cannot be overridden. */
export function isDanger(cloture: Cloture): boolean {
  return cloture.raison === 'fermeture' && cloture.fermeture.danger;
}

/** Days searched for an opening: a year and its longest season, leap day included. */
const lookedDays = 400;

/** The minutes of a day at which a closed quête can open. */
function openingMinutes({ horaires, fermetures }: Ouverture): number[] {
  const ends = fermetures.flatMap(({ horaires: hours }) =>
    hours === null ? [] : [hours.a % wholeDay],
  );
  const minutes = new Set([0, ...(horaires === null ? [] : [horaires.de]), ...ends]);
  return [...minutes].toSorted((a, b) => a - b);
}

function nextOpeningFrom(ouverture: Ouverture, from: LocalMoment): Reouverture | null {
  const minutes = openingMinutes(ouverture);
  const du = ouverture.fenetre?.du ?? null;
  const first = du === null ? from.day : Math.max(from.day, dayNumber(du));
  for (let day = first; day < first + lookedDays; day += 1) {
    const minute = minutes.find(
      (candidate) =>
        (day > from.day || candidate > from.minute) &&
        clotureAtMoment(ouverture, { day, minute: candidate }) === null,
    );
    if (minute !== undefined) return { jour: isoDay(day), minute };
  }
  return null;
}

/** Next opening of a quête closed at an instant (epoch milliseconds); null if none within a year. */
export function nextOpening(ouverture: Ouverture, now: number): Reouverture | null {
  const zone = timeZoneOf(ouverture.departement);
  return nextOpeningFrom(ouverture, localMomentAt(zone, now));
}

/** A leap year, so that each day of the calendar is checked. */
const leapYear = dayNumber('2028-01-01');

/** True if its hours, seasons, closures and window leave no open moment. */
export function isNeverOpen(ouverture: Ouverture): boolean {
  if (isAlwaysOpen(ouverture)) return false;
  const { fenetre } = ouverture;
  const last = fenetre === null ? null : fenetre.au;
  const start = last === null ? leapYear : dayNumber(last) - lookedDays + 1;
  // From the last minute of the day before: midnight of the first day counts.
  return nextOpeningFrom(ouverture, { day: start - 1, minute: wholeDay }) === null;
}
