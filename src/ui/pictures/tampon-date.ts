import { currentLangue, currentLocale } from '@/langue/current-langue.ts';

/** A postmark has the day of mainland France: the built page and its reader show the same one. */
const timeZone = 'Europe/Paris';

/**
 * The date of a postmark in the language of the document: `21 NOV.` over `2026`, and `21 novembre 2026` for screen readers;
 * `21. NOV.`, `21. November 2026`.
 */
export function tamponDate(date: Date): { day: string; year: string; long: string } {
  const locale = currentLocale();
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
  const long = written({ dateStyle: 'long' });
  return {
    day: written({ day: 'numeric', month: 'short' }).toLocaleUpperCase(locale),
    year: written({ year: 'numeric' }),
    // `Intl` never writes the French first of the month.
    long: currentLangue() === 'fr' ? long.replace(/^1(?= )/, '1er') : long,
  };
}
