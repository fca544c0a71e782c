import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import { canonicalCombinaison } from '../canonical-answer.ts';
import { casesOfDigit, rankOfSign, type Cases } from '../paper-cells.ts';
import { epreuvePubliqueCommon } from '../public-parts.ts';
import { readCanonical } from '../typed-answer.ts';
import { plainKind, type Kind } from './kind.ts';

/** Up to eight wheels; a publication needs at least three. */
const combinaisonPattern = /^[A-Z0-9]{0,8}$/;

export const cadenasFields = {
  /** The combination of a padlock, one wheel per sign: digits, and letters without accents. */
  combinaison: z._default(z.string().check(z.regex(combinaisonPattern)), ''),
};

export const cadenasProblems = { 'combinaison-courte': 'absence' } as const;

/** Signs on a wheel of a padlock. */
const roueSchema = z.enum(['chiffres', 'lettres']);
export type Roue = z.infer<typeof roueSchema>;

export const cadenasPublique = openObject({
  type: z.literal('cadenas'),
  ...epreuvePubliqueCommon,
  roues: z
    .array(roueSchema)
    .check(z.minLength(limits.roueCount.min), z.maxLength(limits.roueCount.max)),
});

/** The cell of a padlock: all its signs added. */
export function casesOfCombinaison(combinaison: string): Cases | null {
  const ranks = Array.from(combinaison, rankOfSign);
  return casesOfDigit(ranks.reduce((total, rank) => total + rank, 0));
}

/** A padlock to open. */
export const cadenas: Kind<'cadenas'> = {
  ...plainKind,
  read: (_, typed) => readCanonical(canonicalCombinaison(typed)),
  words: (_, typed) => typed.trim(),
  answers: ({ combinaison }) => [combinaison],
  problems: ({ epreuve: { combinaison } }) =>
    combinaison.length < limits.roueCount.min
      ? [['combinaison-courte', 'epreuve.combinaison']]
      : [],
  seal: async ({ epreuve: { combinaison } }, { shown, forbidden, empreinteOf }) => {
    const canonical = canonicalCombinaison(combinaison) ?? '';
    return {
      publique: {
        type: 'cadenas',
        ...shown,
        roues: Array.from(combinaison, (sign): Roue =>
          /\d/.test(sign) ? 'chiffres' : 'lettres',
        ),
        empreinte: await empreinteOf([canonical], forbidden),
      },
      opens: { type: 'choix', canonicals: [canonical] },
      reponse: combinaison,
      cases: casesOfCombinaison(combinaison),
    };
  },
};
