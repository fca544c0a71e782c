import type { SecretCode } from '../secret-code.ts';
import { secretCode as acrostiche } from './acrostiche.ts';
import { secretCode as bacon } from './bacon.ts';
import { secretCode as lettresPiquees } from './lettres-piquees.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  bacon,
  acrostiche,
  'lettres-piquees': lettresPiquees,
};
