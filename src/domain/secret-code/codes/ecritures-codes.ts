import type { SecretCode } from '../secret-code.ts';
import { secretCode as braille } from './braille.ts';
import { secretCode as cistercien } from './cistercien.ts';
import { secretCode as grec } from './grec.ts';
import { secretCode as morse } from './morse.ts';
import { secretCode as ogham } from './ogham.ts';
import { secretCode as pigpen } from './pigpen.ts';
import { secretCode as runes } from './runes.ts';
import { secretCode as templiers } from './templiers.ts';

/** Codes of this family with a tool, by id: one file, loaded on demand. */
export const secretCodes: Readonly<Record<string, SecretCode>> = {
  morse,
  braille,
  pigpen,
  templiers,
  cistercien,
  runes,
  grec,
  ogham,
};
