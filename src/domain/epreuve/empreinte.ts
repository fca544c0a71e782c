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

/** Two bytes of PBKDF2-SHA-256. A page of plain http (a folder on an intranet) has no `crypto.subtle`: there it is computed in JavaScript. */
async function deriveBits(
  text: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  // The types of the DOM know secure pages alone.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) {
    const { pbkdf2Sha256 } = await import('./pbkdf2-sha256.ts');
    return pbkdf2Sha256(text, salt, { c: iterations, dkLen: 2 });
  }
  const key = await subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await subtle.deriveBits(algorithm, key, 16));
}

/** Truncated slow hash of a canonical answer: PBKDF2-SHA-256, first 12 bits, three hexadecimal digits. */
export async function computeEmpreinte(
  canonical: string,
  { sel, iterations }: Pick<Empreinte, 'sel' | 'iterations'>,
): Promise<string> {
  const text = new TextEncoder().encode(canonical);
  const bits = await deriveBits(text, fromHex(sel), iterations);
  return toHex(bits).slice(0, empreinteBits / 4);
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
