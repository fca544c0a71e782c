import type { EpreuveToAnswer } from './epreuve-publique.ts';
import type { Parts } from './kinds/kind.ts';
import { kindOf } from './kinds/table.ts';
import type { Empreinte } from './public-parts.ts';
import type { TypedAnswer } from './typed-answer.ts';

/** Reads an answer to an épreuve from the text that the phone stores: typed, turned, joined or found. */
export function readTyped(epreuve: EpreuveToAnswer, typed: string): TypedAnswer {
  return kindOf(epreuve.type).read(epreuve, typed);
}

/** Checks a canonical answer against an empreinte. */
type Check = (canonical: string, empreinte: Empreinte) => Promise<boolean>;

type Given = Exclude<TypedAnswer, { problem: string }>;

/** `reponse`: the form that the rules will judge; the matching one if the answer is right. */
type Judged = { reponse: string | number; juste: boolean };

/** The other forms of an answer, a file of its own: most answers never need it. The game fetches it ahead. */
export const fetchReadings = () => import('./answer-readings.ts');

/** Judges an answer offline, as far as a phone can. Rejects if its other forms cannot be loaded. */
export async function judgeAnswer(
  epreuve: EpreuveToAnswer,
  given: Given,
  check: Check,
): Promise<Judged> {
  if ('juste' in given) return given;
  const { reponse, canonical, ecrit = '' } = given;
  if (!('empreinte' in epreuve)) return { reponse, juste: false };
  const { empreinte } = epreuve;
  if (await check(canonical, empreinte)) return { reponse, juste: true };
  // In sequence: most right answers match the first, and each costs an old phone a few tenths of a second.
  const { readingsOf } = await fetchReadings();
  for (const autre of readingsOf(ecrit).slice(1)) {
    if (await check(autre, empreinte)) return { reponse: autre, juste: true };
  }
  return { reponse, juste: false };
}

/** Right parts of a wrong answer: things in their place, pairs. */
export type PartlyRight = { type: Parts['of']; right: number; total: number };

/** Right parts of a wrong answer; null for an épreuve without parts. */
export async function judgeParts(
  epreuve: EpreuveToAnswer,
  typed: string,
  check: Check,
): Promise<PartlyRight | null> {
  const parts = kindOf(epreuve.type).parts(epreuve, typed);
  if (parts === null) return null;
  const { of: type, canonicals, empreinte } = parts;
  const verdicts = await Promise.all(canonicals.map((part) => check(part, empreinte)));
  return { type, right: verdicts.filter(Boolean).length, total: canonicals.length };
}
