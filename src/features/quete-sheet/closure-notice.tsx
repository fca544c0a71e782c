import { msg, t } from '@lingui/core/macro';
import type { Suspension } from '@/domain/quete/suspension.ts';
import { closureText } from '@/lib/format/closure.ts';
import type { ClotureNow } from '@/domain/quete/cloture-now.ts';
import { Alert } from '@/ui/alert.tsx';

const titles = {
  quete: msg`Cette quête est fermée en ce moment`,
  etape: msg`Cette étape est fermée en ce moment`,
} as const;

type ClosureNoticeProps = {
  fermeture: Suspension;
  what?: keyof typeof titles | undefined;
};

/** A closure, above everything else on the sheet. */
export function ClosureNotice({ fermeture, what = 'quete' }: ClosureNoticeProps) {
  return (
    <Alert tone="attention" announce="polie" title={t(titles[what])}>
      <p>{closureText(fermeture)}</p>
    </Alert>
  );
}

/** That a quête is closed at this hour, by its calendar. */
export function ClotureNotice({ cloture }: { cloture: ClotureNow }) {
  return (
    <Alert tone="attention" announce="polie" title={t(titles.quete)}>
      <p>{cloture.text}</p>
    </Alert>
  );
}
