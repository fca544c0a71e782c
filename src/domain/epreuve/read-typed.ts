import type { EpreuveToAnswer } from './epreuve-publique.ts';
import { kindOf } from './kinds/table.ts';
import type { TypedAnswer } from './typed-answer.ts';

/** What was typed, turned, joined or found, kept as one text by the phone, read as an answer to an épreuve. */
export function readTyped(epreuve: EpreuveToAnswer, typed: string): TypedAnswer {
  return kindOf(epreuve.type).read(epreuve, typed);
}
