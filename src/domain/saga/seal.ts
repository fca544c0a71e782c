import { combine, split } from 'shamir-secret-sharing';
import * as z from 'zod/mini';
import { bytesOfHex, hexOf } from '../hex.ts';
import type { Random } from '../random.ts';
import { sagaPartMost } from './part.ts';
import type { EtapeSaga, Saga } from './saga.ts';

const keyBytes = 16;
const ivBytes = 12;

/** What the team alone reads of a saga: the key of its end, and every share that it will ever have. */
export const secretSchema = z.object({
  cle: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  parts: z.array(z.string().check(z.regex(/^[0-9a-f]{34}$/))),
});
export type SecretSaga = z.infer<typeof secretSchema>;

/**
 * Draws the key of a saga and its 60 shares, of which `seuil` make the key again: once for the saga, so that a part keeps its
 * share through every version, and new parts find theirs. The library draws its polynomials from `crypto.getRandomValues`.
 */
export async function drawSecret(seuil: number, random: Random): Promise<SecretSaga> {
  const key = Uint8Array.from(random(keyBytes));
  const parts = await split(key, sagaPartMost, seuil);
  return { cle: hexOf(key), parts: parts.map(hexOf) };
}

/** What a share is recognised by. It is of 128 random bits, so that this gives nothing of it away. */
export async function preuveOf(part: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOfHex(part));
  return hexOf(new Uint8Array(digest)).slice(0, 16);
}

/** The share of each part that has one, by its number: those that are of this saga, whatever a carnet says. */
export async function trueParts(
  etapes: readonly EtapeSaga[],
  given: ReadonlyMap<number, string>,
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const { n, preuve } of etapes) {
    const part = given.get(n);
    if (part !== undefined && (await preuveOf(part)) === preuve) found.set(n, part);
  }
  return found;
}

/** The key that shares make together; another key where there are too few of them. At least two are needed. */
export async function keyOfParts(parts: readonly string[]): Promise<string> {
  return hexOf(await combine(parts.map(bytesOfHex)));
}

function keyOf(cle: string, usage: KeyUsage): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOfHex(cle), 'AES-GCM', false, [usage]);
}

/** The last word as everybody may read it: AES-GCM under the key, its 12 random bytes first, in hexadecimal digits. */
export async function sealMot(mot: string, cle: string, random: Random): Promise<string> {
  const iv = Uint8Array.from(random(ivBytes));
  const key = await keyOf(cle, 'encrypt');
  const text = new TextEncoder().encode(mot);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return hexOf(iv) + hexOf(new Uint8Array(sealed));
}

/** The last word; null where the key is another. */
export async function openMot(
  { scelle }: Pick<Saga, 'scelle'>,
  cle: string,
): Promise<string | null> {
  const bytes = bytesOfHex(scelle);
  const iv = bytes.slice(0, ivBytes);
  try {
    const key = await keyOf(cle, 'decrypt');
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      key,
      bytes.slice(ivBytes),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

/** The end of a saga: its key and last word. */
export type FinSaga = { cle: string; mot: string };

/**
 * What these shares open: null while there are fewer of this saga than its threshold, or where they make no key. Shares
 * beyond the threshold are left out, so that the work is the same for 60.
 */
export async function openSaga(
  saga: Saga,
  given: ReadonlyMap<number, string>,
): Promise<FinSaga | null> {
  const parts = [...new Set((await trueParts(saga.etapes, given)).values())];
  if (parts.length < saga.seuil) return null;
  const cle = await keyOfParts(parts.slice(0, saga.seuil));
  const mot = await openMot(saga, cle);
  return mot === null ? null : { cle, mot };
}
