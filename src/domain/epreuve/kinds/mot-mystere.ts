import * as z from 'zod/mini';
import { etapeIdSchema } from '../../etape/etape-id.ts';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import type { Epreuve } from '../epreuve.ts';
import { dealLettres, lettresDe } from '../mot-mystere.ts';
import { epreuvePubliqueCommon } from '../public-parts.ts';
import { plainKind, type FoundProblem, type Kind } from './kind.ts';
import { problemsOfReponses, readText, sealTexte } from './texte.ts';

export const motMystereProblems = {
  'mot-court': 'faute',
  'mot-long': 'faute',
  'mot-sans-etape': 'faute',
} as const;

export const motMysterePublique = openObject({
  type: z.literal('mot_mystere'),
  ...epreuvePubliqueCommon,
  /** Letters of the word that each earlier étape gives. */
  lettres: z.array(
    openObject({
      etapeId: etapeIdSchema,
      lettres: z.string().check(z.regex(/^[A-Z0-9]{0,20}$/)),
    }),
  ),
});

function problemsOf(epreuve: Epreuve, numero: number): FoundProblem[] {
  const found = problemsOfReponses(epreuve);
  if (numero === 1) found.push(['mot-sans-etape', 'epreuve.type']);
  const { length } = lettresDe(epreuve.reponses);
  if (length === 0) return found;
  if (length < limits.motMystere.min) found.push(['mot-court', 'epreuve.reponses']);
  if (length > limits.motMystere.max) found.push(['mot-long', 'epreuve.reponses']);
  return found;
}

/** A word to compose with the letters that the étapes before give. */
export const motMystere: Kind<'mot_mystere'> = {
  ...plainKind,
  read: (_, typed) => readText(typed),
  words: (_, typed) => typed.trim(),
  answers: ({ reponses }) => reponses,
  problems: ({ epreuve }, numero) => problemsOf(epreuve, numero),
  seal: async ({ epreuve }, sealing) => {
    const sealed = await sealTexte(epreuve.reponses, sealing);
    const lettres = sealing.shuffledApart(Array.from(lettresDe(epreuve.reponses)));
    const own = {
      type: 'mot_mystere',
      lettres: dealLettres(lettres, sealing.before),
    } as const;
    return { ...sealed, publique: { ...sealed.publique, ...own } };
  },
};
