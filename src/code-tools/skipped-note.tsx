import { plural, t } from '@lingui/core/macro';
import type { Coding } from '@/domain/secret-code/secret-code.ts';
import { skippedCount } from '@/domain/secret-code/secret-code.ts';
import { Alert } from '@/ui/alert.tsx';

/** Most different marks that are shown one by one. */
const shownCount = 12;

function words(count: number, marks: string): string {
  return plural(count, {
    one: `Un caractère n’a pas pu passer\u00A0: ${marks}`,
    other: `# caractères n’ont pas pu passer\u00A0: ${marks}`,
  });
}

/** The marks that could not be coded or read; nothing where there are none. */
export function SkippedNote({ coding }: { coding: Coding }) {
  const count = skippedCount(coding);
  if (!coding.ok || count === 0) return null;
  const shown = coding.skipped.slice(0, shownCount).map(({ mark, count: times }) => {
    return times > 1
      ? t`«\u00A0${mark}\u00A0» ${times}\u00A0fois`
      : t`«\u00A0${mark}\u00A0»`;
  });
  const more = coding.skipped.length > shownCount ? '…' : '.';
  return (
    <Alert tone="attention" className="mt-4">
      {words(count, shown.join(', ') + more)}
    </Alert>
  );
}
