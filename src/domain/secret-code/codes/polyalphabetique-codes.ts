import type { SecretCode } from '../secret-code.ts';
import { secretCode as gronsfeld } from './gronsfeld.ts';
import { secretCode as tritheme } from './tritheme.ts';
import { secretCode as vigenere } from './vigenere.ts';

/** The codes of this family that have a tool, by id: one file, which comes when one of them is wanted. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  vigenere,
  tritheme,
  gronsfeld,
};
