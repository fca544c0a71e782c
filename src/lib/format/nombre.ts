import { t } from '@lingui/core/macro';
import { currentLangue, currentLocale } from '@/langue/current-langue.ts';
import type { Langue } from '@/langue/langue.ts';
import { narrowNoBreakSpace, noBreakSpace } from './espaces.ts';

export { noBreakSpace } from './espaces.ts';

const formatters = new Map<Langue, Intl.NumberFormat>();

/** A number in the notation of the document's language: in French the same on every device, `1234.5` → `1 234,5`. */
export function formatNombre(value: number): string {
  const langue = currentLangue();
  const formatter =
    formatters.get(langue) ??
    new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 20 });
  formatters.set(langue, formatter);
  if (langue !== 'fr') return formatter.format(value);
  // The space between thousands changes with the version of ICU: fix a single character.
  return formatter
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'group' ? narrowNoBreakSpace : text))
    .join('');
}

/** The form of a noun with a count: in French, 0 and 1 are singular. */
export function pluralise(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}

/** A count and its noun, never torn apart at the end of a line: `0 étape`, `1 étape`, `1 200 étapes`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNombre(count)}${noBreakSpace}${pluralise(count, one, many)}`;
}

/** A size for people: kilobytes of a thousand, megabytes to one decimal. */
export function formatOctets(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  const count = formatNombre(
    kilobytes < 1_000 ? kilobytes : Math.round(kilobytes / 100) / 10,
  );
  return kilobytes < 1_000 ? t`${count} ko` : t`${count} Mo`;
}
