import { checkedText } from '../typed-field.ts';
import {
  normalizePseudonyme,
  prenomProblem,
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

/** The first name of a form, which may be left out, sent as it will be kept. */
export const prenomField = checkedText(
  (prenom) => wordsOf(prenomProblem(prenom)),
  normalizePseudonyme,
);
