import type { SecretCode } from '../secret-code.ts';
import { secretCode as pavillons } from './pavillons.ts';
import { secretCode as semaphore } from './semaphore.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  semaphore,
  pavillons,
};
