import type { Empreinte } from '../quete/quete.ts';
import { partsOf, type EpreuveToAnswer, type TypedAnswer } from './typed-answer.ts';

/** Whether a canonical answer is among those of an empreinte. */
type Check = (canonical: string, empreinte: Empreinte) => Promise<boolean>;

type Given = Exclude<TypedAnswer, { problem: string }>;

/** Whether an answer is right, as far as a phone can tell with no network. */
export async function judgeAnswer(
  epreuve: EpreuveToAnswer,
  given: Given,
  check: Check,
): Promise<boolean> {
  if ('juste' in given) return given.juste;
  return 'empreinte' in epreuve && check(given.canonical, epreuve.empreinte);
}

/** How much of a wrong answer is right: things at their place, pairs. */
export type PartlyRight = { type: 'ordre' | 'association'; right: number; total: number };

/** How much of a wrong answer is right; null for an épreuve that is right or wrong as a whole. */
export async function judgeParts(
  epreuve: EpreuveToAnswer,
  typed: string,
  check: Check,
): Promise<PartlyRight | null> {
  if (epreuve.type !== 'ordre' && epreuve.type !== 'association') return null;
  const parts = partsOf(epreuve, typed);
  const verdicts = await Promise.all(parts.map((part) => check(part, epreuve.partielle)));
  return {
    type: epreuve.type,
    right: verdicts.filter(Boolean).length,
    total: parts.length,
  };
}
