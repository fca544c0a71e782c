import type { SecretCode } from '../secret-code.ts';
import { secretCode as acrostiche } from './acrostiche.ts';
import { secretCode as bacon } from './bacon.ts';
import { secretCode as lettresPiquees } from './lettres-piquees.ts';

/** The codes of this family that have a tool, by id: one file, which comes when one of them is wanted. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  bacon,
  acrostiche,
  'lettres-piquees': lettresPiquees,
};
