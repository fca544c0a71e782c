import { t } from '@lingui/core/macro';
import { formatDate } from './date.ts';
import { typographie } from './typographie.ts';

/** Why something is closed, then until when (epoch milliseconds), where that is known. */
export function closureText({
  motif,
  jusquAu,
}: {
  motif: string;
  jusquAu: number | null;
}): string {
  const written = typographie(motif.trim());
  const why = /[.!?…]$/.test(written) ? written : `${written}.`;
  if (jusquAu === null) return t`${why} La date de réouverture n’est pas connue.`;
  const date = formatDate(jusquAu);
  return t`${why} Jusqu’au ${date}.`;
}
