import { plural, t } from '@lingui/core/macro';

/** For children of 4 to 7 years too: « pour petits et grands (5 étapes sur 6) », without the numbers if in all étapes. */
export function petitsWords(count: number, total: number): string {
  const label = t`pour petits et grands`;
  return count === total
    ? label
    : `${label} (${t`${plural(count, { one: '#\u00A0étape', other: '#\u00A0étapes' })} sur ${total}`})`;
}
