import { saisonOfMonth } from '../catalogue/ouverture.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { ouvertureLines } from '../parcours/fermeture-words.ts';
import { icsOf } from './calendar.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const wholeDay = 24 * 60;

/** A day, and a minute of it where there is one, in floating local time (RFC 5545 §3.3.5): the same hour overseas. */
function momentOf(day: Date, minute: number | null): string {
  const date = day.toISOString().slice(0, 10).replaceAll('-', '');
  if (minute === null) return `;VALUE=DATE:${date}`;
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `:${date}T${String(hours).padStart(2, '0')}${String(minutes).padStart(2, '0')}00`;
}

/**
 * When one may walk there, as an event that comes back every day that it is open: its hours, or the whole day; its months,
 * or the whole year. The first is the day of `at` (epoch milliseconds) or the next one in season. It is shown as free time.
 */
export function toOuvertureIcs(
  { id, titre, commune, pratique }: Parcours,
  at: number,
): string {
  const { saisons, horaires } = pratique;
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) =>
      saisons.length === 0 ||
      saisons.includes(saisonOfMonth(month, commune?.departement ?? '')),
  );
  let first = new Date(at);
  while (!months.includes(first.getUTCMonth() + 1)) {
    first = new Date(first.getTime() + dayMs);
  }
  const next = new Date(first.getTime() + dayMs);
  const isOverMidnight =
    horaires !== null && (horaires.a === wholeDay || horaires.a <= horaires.de);
  const end = horaires === null ? next : isOverMidnight ? next : first;
  const byMonth = months.length === 12 ? '' : `;BYMONTH=${months.join(',')}`;
  const place = commune === null ? '' : ` (${commune.nom})`;
  return icsOf({
    uid: `ouverture-${id}`,
    title: `Ouvert\u00A0: ${titre}${place}`,
    description: ouvertureLines(pratique).join('. '),
    writtenAt: at,
    lines: [
      `DTSTART${momentOf(first, horaires?.de ?? null)}`,
      `DTEND${momentOf(end, horaires === null ? null : horaires.a % wholeDay)}`,
      `RRULE:FREQ=DAILY${byMonth}`,
      'TRANSP:TRANSPARENT',
    ],
  });
}
