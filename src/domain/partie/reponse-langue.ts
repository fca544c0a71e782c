import { isOtherLangue, type OtherLangue } from '@/langue/langue.ts';
import type { Reponse } from './partie.ts';

/**
 * A canonical answer with the language it was given in, as a party keeps and carries it: `en:tower`. One without is French, or
 * means the same in every language (a number, options, a place). No canonical answer holds a colon.
 */
export function withLangue(reponse: Reponse, langue: OtherLangue | null): Reponse {
  // The rules compare numbers as numbers.
  return langue === null || typeof reponse === 'number'
    ? reponse
    : `${langue}:${reponse}`;
}

/** The two parts of such an answer: what the rules judge, and its language (null: none). */
export function partsOfReponse(reponse: Reponse): {
  reponse: Reponse;
  langue: OtherLangue | null;
} {
  if (typeof reponse === 'string' && reponse[2] === ':') {
    const langue = reponse.slice(0, 2);
    if (isOtherLangue(langue)) return { reponse: reponse.slice(3), langue };
  }
  return { reponse, langue: null };
}
