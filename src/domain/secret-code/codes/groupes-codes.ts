import type { SecretCode } from '../secret-code.ts';
import { secretCode as bifide } from './bifide.ts';
import { secretCode as codeLivre } from './code-livre.ts';
import { secretCode as playfair } from './playfair.ts';
import { secretCode as polybe } from './polybe.ts';

/** The codes of this family that have a tool, by id: one file, which comes when one of them is wanted. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  polybe,
  playfair,
  bifide,
  'code-livre': codeLivre,
};
