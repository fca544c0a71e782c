import type { EpreuveToAnswer } from './epreuve-publique.ts';
import { kindOf } from './kinds/table.ts';

/**
 * What was answered as a person would say it, from the one text that the phone keeps (see `readTyped`). Empty where there
 * is nothing to tell: a place, a photo, a code that was scanned.
 */
export function answerWords(epreuve: EpreuveToAnswer, typed: string): string {
  return kindOf(epreuve.type).words(epreuve, typed);
}
