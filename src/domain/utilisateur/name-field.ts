import { t } from '@lingui/core/macro';
import { limits } from '../limits.ts';
import { checkedText } from '../typed-field.ts';
import {
  normalizePseudonyme,
  prenomProblem,
  pseudonymeProblem,
  type PseudonymeProblem,
} from './pseudonyme.ts';

const { min, max } = limits.pseudonyme;

/** Its remedy, in words. */
function wordsOf(problem: PseudonymeProblem | null): string | undefined {
  switch (problem) {
    case 'trop-court':
      return t`Choisissez un pseudonyme d’au moins ${min} caractères.`;
    case 'trop-long':
      return t`Ce pseudonyme est trop long\u00A0: ${max} caractères au plus.`;
    case 'caracteres':
      return t`Des lettres de l’alphabet latin, des chiffres, et entre eux une espace, un point, un tiret ou une apostrophe.`;
    case 'contact':
      return t`Un nom n’a ni numéro, ni adresse, ni lien\u00A0: quatre chiffres au plus.`;
    case 'reserve':
      return t`Ce nom ferait croire qu’une mairie ou l’équipe du site parle. Choisissez-en un autre.`;
    case null:
      return undefined;
  }
}

/** The pseudonym of a form, sent in its stored form. */
export const pseudonymeField = checkedText(
  (pseudonyme) => wordsOf(pseudonymeProblem(pseudonyme)),
  normalizePseudonyme,
);

/** The optional first name of a form, sent in its stored form. */
export const prenomField = checkedText(
  (prenom) => wordsOf(prenomProblem(prenom)),
  normalizePseudonyme,
);
