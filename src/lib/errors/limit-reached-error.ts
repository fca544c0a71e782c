import { t } from '@lingui/core/macro';
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

/** What is said of something that was not sent; null for another error. */
export function limitWords(error: unknown): string | null {
  if (!(error instanceof LimitReachedError)) return null;
  return t`Cela fait beaucoup pour une journée. Réessayez demain.`;
}

/** What is said of what waits on this device for another day, which begins within 24 hours. */
export function limitWaitWords(): string {
  return t`Cela fait beaucoup pour une journée\u00A0: l’envoi reprendra tout seul d’ici demain. Rien n’est perdu.`;
}
