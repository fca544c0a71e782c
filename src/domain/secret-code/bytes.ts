import { coded, type Coding } from './secret-code.ts';

/** What stands for a half of a pair, which is no character. */
const replacement = '\uFFFD';

/** The bytes of a text in UTF-8, `é` in one piece: letters without accent are those of ASCII. */
export function bytesOf(text: string): { bytes: Uint8Array; skipped: string[] } {
  const whole = text.normalize('NFC').replaceAll(/\p{Cs}/gu, replacement);
  return {
    bytes: new TextEncoder().encode(whole),
    skipped: whole.match(new RegExp(replacement, 'g')) ?? [],
  };
}

/** Reads bytes as UTF-8; those that are no text are shown as `\uFFFD` and counted. */
export function textOfBytes(bytes: Uint8Array): Coding {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return coded(text, text.match(new RegExp(replacement, 'g')) ?? []);
}
