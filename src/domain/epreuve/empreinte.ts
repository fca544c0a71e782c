import type { Random } from '../random.ts';
import type { Empreinte } from './public-parts.ts';

/** PBKDF2 rounds of a published empreinte: about 40 ms on a desk, a few tenths of a second on an old phone. */
export const empreinteIterations = 150_000;
const empreinteBits = 12;

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}

/** A fresh salt: 16 random bytes in hexadecimal. */
export function randomSel(random: Random): string {
  return toHex(random(16));
}

/** Truncated slow hash of a canonical answer: PBKDF2-SHA-256, first 12 bits, three hexadecimal digits. */
export async function computeEmpreinte(
  canonical: string,
  { sel, iterations }: Pick<Empreinte, 'sel' | 'iterations'>,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(canonical),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(sel), iterations },
    key,
    16,
  );
  return toHex(new Uint8Array(bits)).slice(0, empreinteBits / 4);
}

/** True if a canonical answer matches a published empreinte: false is certain, true is almost certain (1 in 4,096). */
export async function matchesEmpreinte(
  canonical: string,
  empreinte: Empreinte,
): Promise<boolean> {
  return empreinte.valeurs.includes(await computeEmpreinte(canonical, empreinte));
}

/** Lower-case hexadecimal SHA-256 of `sel|canonical`: stored in a verrou, compared by the rules. */
export async function hashForVerrou(sel: string, canonical: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${sel}|${canonical}`),
  );
  return toHex(new Uint8Array(digest));
}
