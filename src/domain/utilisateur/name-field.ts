import { checkedText } from '../typed-field.ts';
import {
  normalizePseudonyme,
  pseudonymeProblem,
  pseudonymeProblemWords,
  type PseudonymeProblem,
} from './pseudonyme.ts';

function wordsOf(problem: PseudonymeProblem | null): string | undefined {
  return problem === null ? undefined : pseudonymeProblemWords[problem];
}

/** The pseudonym of a form, sent as it will be kept. */
export const pseudonymeField = checkedText(
  (pseudonyme) => wordsOf(pseudonymeProblem(pseudonyme)),
  normalizePseudonyme,
);
