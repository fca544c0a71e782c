import { limits } from '../limits.ts';

/** The name under which an account is seen: in the carnet, on a palmarès. Never a civil name unless one wants it. */

const { min, max } = limits.pseudonyme;

/** Words of letters and digits, between them one space or sign; `firestore.rules` asks the same. */
const shape = /^[\p{L}\p{N}]+([ .’_-][\p{L}\p{N}]+)*$/u;

export type PseudonymeProblem = 'trop-court' | 'trop-long' | 'caracteres';

/** What to do of it, in words. */
export const pseudonymeProblemWords: Readonly<Record<PseudonymeProblem, string>> = {
  'trop-court': `Choisissez un pseudonyme d’au moins ${String(min)} caractères.`,
  'trop-long': `Ce pseudonyme est trop long\u00A0: ${String(max)} caractères au plus.`,
  caracteres:
    'Des lettres, des chiffres, et entre eux une espace, un point, un tiret ou une apostrophe.',
};

/** What was typed, as it will be kept: composed letters, one space between words, the French apostrophe. */
export function normalizePseudonyme(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').replaceAll("'", '’').trim();
}

/** Why a pseudonyme cannot be kept; null when it can. Lengths are UTF-16 units, as the rules count them. */
export function pseudonymeProblem(pseudonyme: string): PseudonymeProblem | null {
  if (pseudonyme.length < min) return 'trop-court';
  if (pseudonyme.length > max) return 'trop-long';
  return shape.test(pseudonyme) ? null : 'caracteres';
}
