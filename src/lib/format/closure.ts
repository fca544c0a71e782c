import { t } from '@lingui/core/macro';
import { formatDate } from './date.ts';
import { typographie } from './typographie.ts';

/** Reason of a closure, then its end (epoch milliseconds), if known. */
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
