import { t } from '@lingui/core/macro';
import { formatDate } from '../format/date.ts';
import { AccessDeniedError } from './data-error.ts';

/** The team refuses the messages of this session for a time. */
export class RefusedError extends AccessDeniedError {
  /** Epoch milliseconds. */
  readonly until: number;
  constructor(until: number) {
    super('The team refuses the messages of this session.');
    this.until = until;
  }
}

/** Message for a person whose messages are refused: the end, and other means. Null for another error. */
export function refusedWords(error: unknown): string | null {
  if (!(error instanceof RefusedError)) return null;
  const date = formatDate(error.until);
  return t`L’équipe a choisi de ne plus recevoir vos messages jusqu’au ${date}. Si vous pensez que c’est une erreur, écrivez-nous par courrier ou appelez-nous\u00A0: l’adresse est au bas de la page «\u00A0Nous écrire\u00A0».`;
}
