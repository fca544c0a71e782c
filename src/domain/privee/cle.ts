import { crockfordAlphabet, readSigns } from '../epreuve/jeton.ts';
import { isPriveeId } from '../quete/quete-id.ts';
import type { QueteId } from '../quete/quete.ts';
import type { Random } from '../random.ts';

/** The key of a quête privée: 128 random bits. Its holder can read the quête. */
const clePattern = /^[0-9a-f]{32}$/;
const cleLength = 32;

export function isCle(text: unknown): text is string {
  return typeof text === 'string' && clePattern.test(text);
}

/** Bytes as hexadecimal digits, two a byte. */
function hexOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A fresh key. */
export function randomCle(random: Random): string {
  return hexOf(random(cleLength / 2));
}

/**
 * The quête id from a key, for parties, teams and the carnet: `13_privee_` and 32 digits from SHA-256 of the key. Without the key it does
 * not reveal where the quête is stored.
 */
export async function queteIdOfCle(cle: string, departement: string): Promise<QueteId> {
  const text = new TextEncoder().encode(`/privee ${cle}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  const nom = hexOf(new Uint8Array(digest)).slice(0, cleLength);
  const id = `${departement}_privee_${nom}`;
  if (!isPriveeId(id)) throw new Error(`${id} is no id of a quête privée.`);
  return id;
}

/** Content of a link's fragment: a key and the rest, a key that was cut, or none. */
type CleRead =
  | { type: 'cle'; cle: string; suite: string }
  | { type: 'coupee' }
  | { type: 'absente' };

/**
 * The key in a fragment (`#<key>`, `#<key>&partie=…`, `#<key>&equipe=…`). Characters that a messenger added, a full stop or a bracket, are
 * removed; capitals are accepted.
 */
export function readCle(hash: string): CleRead {
  const text = hash.replace(/^#/, '');
  if (text === '') return { type: 'absente' };
  const cle = text.slice(0, cleLength).toLowerCase();
  const rest = text.slice(cleLength);
  // A longer run of digits is no key with something glued to it.
  if (!isCle(cle) || /^[0-9a-f]/i.test(rest)) return { type: 'coupee' };
  return { type: 'cle', cle, suite: rest.startsWith('&') ? `#${rest.slice(1)}` : '' };
}

/** The fragment that carries a key, with a fragment of the game after it. */
export function cleFragment(cle: string, suite = ''): string {
  return `#${cle}${suite === '' ? '' : `&${suite.replace(/^#/, '')}`}`;
}

const sesameLength = 8;
const bitsPerSign = 5;
const sesamePattern = /^[0-9a-hjkmnp-tv-z]{8}$/;

/** Lifetime of the eight signs that lead to their quête, in milliseconds; the rules check the same. */
export const sesameMs = 24 * 60 * 60 * 1_000;

/** Eight fresh signs of Crockford's base 32, for a key that is dictated: 40 bits. */
export function randomSesame(random: Random): string {
  return Array.from(
    random(sesameLength),
    (byte) => crockfordAlphabet[byte % 2 ** bitsPerSign] ?? '0',
  ).join('');
}

/** The eight signs as they were typed: in capitals, with a space, or with o, i, l for 0 and 1. Null when they are none. */
export function readSesame(text: string): string | null {
  const signs = readSigns(text.replaceAll(/[\s.·–-]/g, ''));
  return sesamePattern.test(signs) ? signs : null;
}

/** For display and reading aloud: `3K8P 6F9X`. */
export function formatSesame(signs: string): string {
  return (signs.toUpperCase().match(/.{1,4}/g) ?? []).join(' ');
}
