import type { Langue } from './langue.ts';
import { currentLangue, currentLocale } from './current-langue.ts';

/** Narrow no-break space: between thousands in French, and before `;`, `!` and `?`. */
const narrowNoBreakSpace = '\u202F';

const formatters = new Map<Langue, Intl.NumberFormat>();

/** A number as the language of the document writes it: `1234.5` → `1 234,5` in French, `1,234.5` in English. */
export function writeNumber(value: number): string {
  const langue = currentLangue();
  const formatter =
    formatters.get(langue) ??
    new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 20 });
  formatters.set(langue, formatter);
  if (langue !== 'fr') return formatter.format(value);
  // The space between thousands changes with the version of ICU: one character is chosen for good.
  return formatter
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'group' ? narrowNoBreakSpace : text))
    .join('');
}
