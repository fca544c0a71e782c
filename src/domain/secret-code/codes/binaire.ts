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
  return coded(
    Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(' '),
    skipped,
  );
}

/** Eight bits a byte, in UTF-8: letters without accents are those of ASCII. */
export const secretCode = defineCode({
  id: 'binaire',
  key: noKey,
  losses: [],
  table: () => letterTable(encode),
  encode,
  decode: (text) => {
    const bits = text.replaceAll(/\s/gu, '');
    if (!/^[01]*$/.test(bits) || bits.length % 8 !== 0) {
      return refused(
        t`Un message binaire est fait de 0 et de 1, par groupes de huit\u00A0: vérifiez qu’il n’en manque pas.`,
      );
    }
    const groups = bits.match(/.{8}/g) ?? [];
    return textOfBytes(
      Uint8Array.from(groups, (group: string) => Number.parseInt(group, 2)),
    );
  },
});
