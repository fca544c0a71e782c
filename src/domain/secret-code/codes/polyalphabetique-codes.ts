import type { SecretCode } from '../secret-code.ts';
import { secretCode as gronsfeld } from './gronsfeld.ts';
import { secretCode as tritheme } from './tritheme.ts';
import { secretCode as vigenere } from './vigenere.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  vigenere,
  tritheme,
  gronsfeld,
};
