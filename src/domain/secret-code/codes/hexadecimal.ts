import { t } from '@lingui/core/macro';
import { noKey } from '../key-schema.ts';
import {
  coded,
  defineCode,
  refused,
  type Coding,
  bytesOf,
  textOfBytes,
} from '../secret-code.ts';
import { letterTable } from '../key-table.ts';

function encode(text: string): Coding {
  const { bytes, skipped } = bytesOf(text);
  const pairs = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return coded(pairs.join(' ').toUpperCase(), skipped);
}

/** Two digits of base 16 a byte, in UTF-8. */
export const secretCode = defineCode({
  id: 'hexadecimal',
  key: noKey,
  losses: [],
  table: () => letterTable(encode),
  encode,
  decode: (text) => {
    const digits = text.replaceAll(/\s|0x/giu, '');
    if (!/^[\da-f]*$/i.test(digits) || digits.length % 2 !== 0) {
      return refused(
        t`Un message hexadécimal est fait de chiffres et des lettres A à F, deux par deux\u00A0: vérifiez qu’il n’en manque pas.`,
      );
    }
    const groups = digits.match(/../g) ?? [];
    return textOfBytes(
      Uint8Array.from(groups, (group: string) => Number.parseInt(group, 16)),
    );
  },
});
