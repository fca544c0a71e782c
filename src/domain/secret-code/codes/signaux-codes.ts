import type { SecretCode } from '../secret-code.ts';
import { secretCode as pavillons } from './pavillons.ts';
import { secretCode as semaphore } from './semaphore.ts';

/** The codes of this family that have a tool, by id: one file, which comes when one of them is wanted. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  semaphore,
  pavillons,
};
