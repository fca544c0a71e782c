import type { EpreuveToAnswer } from './epreuve-publique.ts';
import { kindOf } from './kinds/table.ts';

/** An answer in words, from the text that the phone stores (see `readTyped`). Empty if it has none: a place, a photo, a scanned code. */
export function answerWords(epreuve: EpreuveToAnswer, typed: string): string {
  return kindOf(epreuve.type).words(epreuve, typed);
}
