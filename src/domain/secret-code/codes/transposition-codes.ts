import type { SecretCode } from '../secret-code.ts';
import { secretCode as colonnes } from './colonnes.ts';
import { secretCode as fleissner } from './fleissner.ts';
import { secretCode as inverse } from './inverse.ts';
import { secretCode as scytale } from './scytale.ts';
import { secretCode as zigzag } from './zigzag.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  inverse,
  scytale,
  zigzag,
  colonnes,
  fleissner,
};
