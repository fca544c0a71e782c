import { noBreakSpace } from './nombre.ts';

/** Dates of the site are those of mainland France, wherever the reader is. */
const timeZone = 'Europe/Paris';

const dateFormatter = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});

const timeFormatter = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

function part(
  parts: readonly Intl.DateTimeFormatPart[],
  wanted: Intl.DateTimeFormatPartTypes,
): string {
  return parts.find(({ type }) => type === wanted)?.value ?? '';
}

/** The day of a time (epoch milliseconds), in Paris: `12 mai 2026`, and `1er mai 2026`, which `Intl` never writes. */
export function formatDate(at: number): string {
  const parts = dateFormatter.formatToParts(at);
  const day = part(parts, 'day');
  const dayText = day === '1' ? '1er' : day;
  return `${dayText}${noBreakSpace}${part(parts, 'month')} ${part(parts, 'year')}`;
}

/** The time of day of a time (epoch milliseconds), in Paris: `14 h 05`, `9 h`. */
export function formatHeure(at: number): string {
  const parts = timeFormatter.formatToParts(at);
  const hour = `${Number(part(parts, 'hour'))}${noBreakSpace}h`;
  const minute = part(parts, 'minute');
  return minute === '00' ? hour : `${hour}${noBreakSpace}${minute}`;
}
