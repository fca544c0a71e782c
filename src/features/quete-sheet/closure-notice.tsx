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

const titles = {
  quete: 'Cette quête est fermée en ce moment',
  etape: 'Cette étape est fermée en ce moment',
} as const;

type ClosureNoticeProps = {
  fermeture: Suspension;
  what?: keyof typeof titles | undefined;
};

/** A closure, said before everything else to whoever is about to set out. */
export function ClosureNotice({ fermeture, what = 'quete' }: ClosureNoticeProps) {
  return (
    <Alert tone="attention" announce="polie" title={titles[what]}>
      <p>{closureText(fermeture)}</p>
    </Alert>
  );
}
