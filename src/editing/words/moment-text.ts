import { formatDate, formatHeure } from '@/lib/format/date.ts';

/** A time (epoch milliseconds) in words: « 21 novembre 2026 à 14 h 32 ». */
export function momentText(at: number): string {
  return `${formatDate(at)} à ${formatHeure(at)}`;
}
