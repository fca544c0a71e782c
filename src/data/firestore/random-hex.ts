import { randomBytes } from '@/lib/random-bytes.ts';

/** So many random bytes as hexadecimal digits. */
export function randomHex(byteCount: number): string {
  return Array.from(randomBytes(byteCount), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
