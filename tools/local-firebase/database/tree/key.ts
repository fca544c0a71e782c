import { maximumDepth, maximumKeyBytes } from '../limits.ts';
import { splitPath } from './path.ts';

// Control characters are among what Firebase forbids.
// oxlint-disable-next-line no-control-regex
const forbidden = /[[\].#$/\u0000-\u001F\u007F]/;

export function isKey(key: string): boolean {
  return (
    key !== '' &&
    !forbidden.test(key) &&
    (key.length <= maximumKeyBytes / 3 || Buffer.byteLength(key) <= maximumKeyBytes)
  );
}

/** Data or a path that Firebase refuses; the message goes to the client. */
export class InvalidData extends Error {}

/**
 * The keys of a client's path.
 * @throws InvalidData for a key with forbidden characters, one that is too long, or too many.
 */
export function readPath(text: string): string[] {
  const path = splitPath(text);
  const wrong = path.find((key) => !isKey(key));
  if (wrong !== undefined) {
    throw new InvalidData(
      Buffer.byteLength(wrong) > maximumKeyBytes
        ? `Invalid path: a key is longer than ${maximumKeyBytes} bytes`
        : 'Invalid token in path',
    );
  }
  assertDepth(path.length);
  return path;
}

/** @throws InvalidData when data would lie deeper than Firebase allows. */
export function assertDepth(depth: number): void {
  if (depth > maximumDepth) {
    throw new InvalidData(
      `Path specified exceeds the maximum depth that can be written (${maximumDepth})`,
    );
  }
}
