import type { SecretCode } from '../secret-code.ts';
import { secretCode as javanais } from './javanais.ts';
import { secretCode as louchebem } from './louchebem.ts';
import { secretCode as verlan } from './verlan.ts';

/** The codes of this family that have a tool, by id: one file, which comes when one of them is wanted. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  verlan,
  javanais,
  louchebem,
};
