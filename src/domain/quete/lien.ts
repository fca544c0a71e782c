import { crockfordAlphabet, readSigns } from '../epreuve/jeton.ts';
import type { QueteId } from './quete.ts';

const signCount = 7;
const bitsPerSign = 5;

/** Draws for a quête if short addresses are taken: with 100,000 quêtes, one in 300,000 needs a second. */
export const lienTryCount = 5;

/** Seven signs of Crockford's base 32: the part after `/q/` in the short address of a quête. */
export const lienPattern = /^[0-9a-hjkmnp-tv-z]{7}$/;

/**
 * A quête's possible signs, the first free ones: from SHA-256 of its id and of the number of the try, from 0. They are the same on each
 * device, so a reprint needs no stored data.
 */
export async function lienSigns(queteId: QueteId, tryNumber: number): Promise<string> {
  const text = new TextEncoder().encode(`/q/ ${queteId} ${tryNumber}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(
    bytes.subarray(0, signCount),
    (byte) => crockfordAlphabet[byte % 2 ** bitsPerSign] ?? '0',
  ).join('');
}

/** The signs of a short address as they were typed: in capitals, or with o, i, l for 0 and 1. Null when they are none. */
export function readLienSigns(text: string): string | null {
  const signs = readSigns(text);
  return lienPattern.test(signs) ? signs : null;
}
