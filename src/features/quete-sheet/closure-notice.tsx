import type { Suspension } from '@/domain/quete/suspension.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';

/** Why, then until when, where that is known. */
export function closureText({ motif, jusquAu }: Suspension): string {
  const why = typographie(motif);
  return jusquAu === null
    ? `${why} La date de réouverture n’est pas connue.`
    : `${why} Jusqu’au ${formatDate(jusquAu)}.`;
}

/** The whole quête is closed: said before everything else, and by whoever is about to set out. */
export function ClosureNotice({ fermeture }: { fermeture: Suspension }) {
  return (
    <Alert tone="attention" announce="polie" title="Cette quête est fermée en ce moment">
      <p>{closureText(fermeture)}</p>
    </Alert>
  );
}
