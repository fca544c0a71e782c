import { currentLangue, currentLocale } from '@/langue/current-langue.ts';
import { noBreakSpace } from './nombre.ts';

/** Dates of the site are those of mainland France, wherever the reader is; those of a place are in local time. */
const timeZone = 'Europe/Paris';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Formatters by their zone and language: making one costs more than using it a hundred times. */
function byZone(options: Intl.DateTimeFormatOptions) {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (zone: string, locale = 'fr-FR'): Intl.DateTimeFormat => {
    const key = `${locale} ${zone}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    known.set(key, made);
    return made;
  };
}

const dateFormatter = byZone({ day: 'numeric', month: 'long', year: 'numeric' });

const timeFormatter = byZone({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function part(
  parts: readonly Intl.DateTimeFormatPart[],
  wanted: Intl.DateTimeFormatPartTypes,
): string {
  return parts.find(({ type }) => type === wanted)?.value ?? '';
}

/**
 * The day of a time (epoch milliseconds), in Paris or another time zone (IANA), in the language of the document:
 * `12 mai 2026`, and `1er mai 2026`, which `Intl` never writes; `12. Mai 2026`.
 */
export function formatDate(at: number, zone = timeZone): string {
  if (currentLangue() !== 'fr') return dateFormatter(zone, currentLocale()).format(at);
  const parts = dateFormatter(zone).formatToParts(at);
  const day = part(parts, 'day');
  const dayText = day === '1' ? '1er' : day;
  return `${dayText}${noBreakSpace}${part(parts, 'month')} ${part(parts, 'year')}`;
}

const numericFormatter = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
});

/** The hours of Paris. */
const hourFormatter = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone,
});

/** The last millisecond (epoch) of a day in the format of a date field, `2026-05-12`, in Paris. Null for an invalid day. */
export function endOfDay(written: string): number | null {
  const midnight = Date.parse(`${written}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written) || Number.isNaN(midnight)) return null;
  const nextMidnight = midnight + dayMs;
  // At midnight in Greenwich it is one or two o’clock in Paris; clocks change an hour later.
  const ahead = Number(part(hourFormatter.formatToParts(nextMidnight), 'hour'));
  return nextMidnight - ahead * hourMs - 1;
}

/** The day of a time (epoch milliseconds) in Paris, as a date field writes it: `2026-05-12`. */
export function dayOf(at: number): string {
  const parts = numericFormatter.formatToParts(at);
  return `${part(parts, 'year')}-${part(parts, 'month')}-${part(parts, 'day')}`;
}

/**
 * The time of day of a time (epoch milliseconds), in Paris or another time zone (IANA), in the language of the document:
 * `14 h 05`, `9 h`; `14:05`.
 */
export function formatHeure(at: number, zone = timeZone): string {
  if (currentLangue() !== 'fr') return timeFormatter(zone, currentLocale()).format(at);
  const parts = timeFormatter(zone).formatToParts(at);
  const hour = `${Number(part(parts, 'hour'))}${noBreakSpace}h`;
  const minute = part(parts, 'minute');
  return minute === '00' ? hour : `${hour}${noBreakSpace}${minute}`;
}

const clockFormatter = byZone({
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Offset of a zone from Greenwich: `UTC+4`, `UTC−9:30`. `Intl` writes it in newer browsers only. */
function offsetWords(at: number, zone: string): string {
  const parts = clockFormatter(zone).formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(part(parts, type));
  const there = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
  );
  const ahead = Math.floor(there / 60_000) - Math.floor(at / 60_000);
  const minutes = Math.abs(ahead) % 60;
  const hours = Math.floor(Math.abs(ahead) / 60);
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${ahead < 0 ? '−' : '+'}${hours}${rest}`;
}

/**
 * The time of day of a time (epoch milliseconds) in a time zone (IANA), for a reader who may be elsewhere: `14 h 05` in
 * mainland France, `14 h 05 (UTC+4)` overseas and in the hour that the clocks repeat in autumn.
 */
export function formatHeureSure(at: number, zone = timeZone): string {
  const heure = formatHeure(at, zone);
  const isRepeated = [at - hourMs, at + hourMs].some(
    (other) => formatHeure(other, zone) === heure,
  );
  if (zone === timeZone && !isRepeated) return heure;
  return `${heure} (${offsetWords(at, zone)})`;
}
