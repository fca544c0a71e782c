import { plural } from '@lingui/core/macro';

/** For children of 4 to 7 years too: « pour petits et grands (5 étapes sur 6) ». */
export function petitsWords(count: number, total: number): string {
  return plural(count, {
    one: `pour petits et grands (#\u00A0étape sur ${total})`,
    other: `pour petits et grands (#\u00A0étapes sur ${total})`,
  });
}
