/** A postmark bears the day it is in mainland France: the page that was built says the same one as who reads it. */
const timeZone = 'Europe/Paris';

const dayFormatter = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone,
});

const yearFormatter = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone });

const longFormatter = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone });

/** The date of a postmark: `21 NOV.` over `2026`, and `21 novembre 2026` for screen readers. */
export function tamponDate(date: Date): { day: string; year: string; long: string } {
  return {
    day: dayFormatter.format(date).toLocaleUpperCase('fr-FR'),
    year: yearFormatter.format(date),
    // `Intl` never writes the French first of the month.
    long: longFormatter.format(date).replace(/^1(?= )/, '1er'),
  };
}
