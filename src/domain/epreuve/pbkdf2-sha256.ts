import { pbkdf2Async, type Pbkdf2Opt } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** PBKDF2-SHA-256 where the browser has no `crypto.subtle` (plain http). Lets the screen be drawn meanwhile. */
export function pbkdf2Sha256(
  text: Uint8Array,
  salt: Uint8Array,
  options: Pbkdf2Opt,
): Promise<Uint8Array> {
  return pbkdf2Async(sha256, text, salt, options);
}
