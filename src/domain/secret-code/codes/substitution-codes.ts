import type { SecretCode } from '../secret-code.ts';
import { secretCode as a1z26 } from './a1z26.ts';
import { secretCode as affine } from './affine.ts';
import { secretCode as atbash } from './atbash.ts';
import { secretCode as cesar } from './cesar.ts';
import { secretCode as motCle } from './mot-cle.ts';
import { secretCode as rot13 } from './rot13.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  cesar,
  rot13,
  atbash,
  'mot-cle': motCle,
  affine,
  a1z26,
};
