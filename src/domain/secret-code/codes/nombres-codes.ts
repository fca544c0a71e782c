import type { SecretCode } from '../secret-code.ts';
import { secretCode as base64 } from './base64.ts';
import { secretCode as binaire } from './binaire.ts';
import { secretCode as hexadecimal } from './hexadecimal.ts';
import { secretCode as leet } from './leet.ts';
import { secretCode as musique } from './musique.ts';
import { secretCode as otan } from './otan.ts';
import { secretCode as romains } from './romains.ts';
import { secretCode as telephone } from './telephone.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  romains,
  binaire,
  hexadecimal,
  base64,
  telephone,
  otan,
  leet,
  musique,
};
