import type { Random } from '../random.ts';

/**
 * The secret of a QR code to find on site: sixteen signs of Crockford's base 32, 80 random bits, also readable and typed by a person who
 * cannot scan. https://www.crockford.com/base32.html
 */
export const crockfordAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 16;

/** Empty until drawn. */
export const jetonPattern = /^([0-9a-hjkmnp-tv-z]{16})?$/;

/** Letters that are left out because they are read as others. */
const readAs: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', u: 'v' };

/** A fresh jeton. */
export function randomJeton(random: Random): string {
  return Array.from(
    random(length),
    (byte) => crockfordAlphabet[byte % crockfordAlphabet.length] ?? '0',
  ).join('');
}

/** A jeton as printed below its code: `7K2M 9QXA 4TBD 0H3V`. */
export function formatJeton(jeton: string): string {
  return (jeton.toUpperCase().match(/.{1,4}/g) ?? []).join(' ');
}

/** Typed text as signs of the alphabet: ignores case and spaces, and resolves letters that look alike. */
export function readSigns(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.·–-]/g, '')
    .replaceAll(/[oilu]/g, (sign) => readAs[sign] ?? sign);
}

/** The scanned or typed jeton; null if invalid. */
export function readJeton(text: string): string | null {
  const signs = readSigns(text);
  return signs !== '' && jetonPattern.test(signs) ? signs : null;
}
