import { t } from '@lingui/core/macro';
import { noKey } from '../key-schema.ts';
import { coded, defineCode, refused, bytesOf, textOfBytes } from '../secret-code.ts';

/** RFC 4648, section 4, of the text in UTF-8; the alphabet of section 5 is read too. */
export const secretCode = defineCode({
  id: 'base64',
  key: noKey,
  losses: [],
  encode: (text) => {
    const { bytes, skipped } = bytesOf(text);
    // One character per byte, as `btoa` requires.
    const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
    return coded(btoa(characters.join('')), skipped);
  },
  decode: (text) => {
    const compact = text
      .replaceAll(/\s/gu, '')
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replace(/=+$/, '');
    if (!/^[\w+/]*$/.test(compact) || compact.includes('_') || compact.length % 4 === 1) {
      return refused(
        t`Ce n’est pas de la base 64\u00A0: des lettres, des chiffres, + et /, parfois = à la fin.`,
      );
    }
    const characters = atob(compact);
    return textOfBytes(
      Uint8Array.from(characters, (character: string) => character.charCodeAt(0)),
    );
  },
});
