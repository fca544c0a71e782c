import type { SecretCode } from '../secret-code.ts';
import { secretCode as bifide } from './bifide.ts';
import { secretCode as codeLivre } from './code-livre.ts';
import { secretCode as playfair } from './playfair.ts';
import { secretCode as polybe } from './polybe.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  polybe,
  playfair,
  bifide,
  'code-livre': codeLivre,
};
