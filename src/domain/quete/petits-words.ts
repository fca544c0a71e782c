import { t } from '@lingui/core/macro';

/** For children of 4 to 7 years too: « pour petits et grands (5 étapes sur 6) ». `count`: never one alone. */
export function petitsWords(count: number, total: number): string {
  return t`pour petits et grands (${count}\u00A0étapes sur ${total})`;
}
