import type { SecretCode } from '../secret-code.ts';
import { secretCode as javanais } from './javanais.ts';
import { secretCode as louchebem } from './louchebem.ts';
import { secretCode as verlan } from './verlan.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  verlan,
  javanais,
  louchebem,
};
