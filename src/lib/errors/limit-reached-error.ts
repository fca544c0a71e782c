import { formatDate, formatHeure } from '../format/date.ts';
import { AccessDeniedError } from './data-error.ts';

/** This session has made as much as one may make in a day. Nothing was sent: it may be tried again at `until`. */
export class LimitReachedError extends AccessDeniedError {
  /** What was counted. */
  readonly genre: string;
  /** Epoch milliseconds, by the clock of this device. */
  readonly until: number;
  constructor(genre: string, until: number) {
    super(`As many ${genre} as may be made in a day.`);
    this.genre = genre;
    this.until = until;
  }
}

/** `le 26 novembre 2026 à 18 h 05` */
function momentWords(at: number): string {
  return `le ${formatDate(at)} à\u00A0${formatHeure(at)}`;
}

/** What is said of something that was not sent; null for another error. */
export function limitWords(error: unknown): string | null {
  if (!(error instanceof LimitReachedError)) return null;
  return `Cela fait beaucoup pour une journée. Réessayez ${momentWords(error.until)}.`;
}

/** What is said of what waits on this device, and leaves by itself at `until` (epoch milliseconds). */
export function limitWaitWords(until: number): string {
  return `Cela fait beaucoup pour une journée\u00A0: l’envoi reprendra de lui-même ${momentWords(until)}. Rien n’est perdu.`;
}
