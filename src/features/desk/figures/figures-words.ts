import type { DepartMotif } from '@/domain/partie/partie.ts';
import { shareOf, type Periode } from '@/domain/statistique/statistique.ts';
import { formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';

/** Why a party was left, as a heading of a line. */
export const motifWords: Readonly<Record<DepartMotif, string>> = {
  long: 'Trop long',
  pluie: 'La pluie, le temps',
  bloque: 'Bloqués',
  enfants: 'Les enfants fatigués',
  autre: 'Une autre raison',
};

export const periodeWords: Readonly<Record<Periode, string>> = {
  7: '7 jours',
  30: '30 jours',
  90: '90 jours',
};

const dayFormatter = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const monthFormatter = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  timeZone: 'UTC',
});

/** `2026-11-22` as « 22 novembre ». */
export function dayWords(jour: string): string {
  return dayFormatter
    .format(Date.parse(`${jour}T00:00:00Z`))
    .replace(/^1 /, '1er ')
    .replace(' ', noBreakSpace);
}

/** `['2026-10', '2026-11']` as « octobre et novembre ». */
export function monthsWords(mois: readonly string[]): string {
  const names = mois.map((one) =>
    monthFormatter.format(Date.parse(`${one}-01T00:00:00Z`)),
  );
  return new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(names);
}

/** Minutes as « 1 h 05 » or « 45 min ». */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${noBreakSpace}min`;
  return `${hours}${noBreakSpace}h${noBreakSpace}${String(rest).padStart(2, '0')}`;
}

/** Difference from the period before: « 12 de plus que les 30 jours d’avant ». */
export function comparisonWords(now: number, before: number, periode: Periode): string {
  const span = `les ${periodeWords[periode].replace(' ', noBreakSpace)} d’avant`;
  if (before === 0 && now > 0) return `Rien ${span}`;
  const than = `que ${span}`;
  if (now === before) return `Autant ${than}`;
  const gap = formatNombre(Math.abs(now - before));
  return `${gap} de ${now > before ? 'plus' : 'moins'} ${than}`;
}

/** A mean, with one decimal. */
export function meanWords(sum: number, count: number): string {
  return count === 0 ? '–' : formatNombre(Math.round((10 * sum) / count) / 10);
}

/** Percentage; a dash if the whole is zero. */
export function percentWords(part: number, whole: number): string {
  const share = shareOf(part, whole);
  return share === null ? '–' : `${share}${noBreakSpace}%`;
}
