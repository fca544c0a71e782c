import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import { canonicalChoix } from '../canonical-answer.ts';
import type { Epreuve } from '../epreuve.ts';
import { casesOfDigit, type Cases } from '../paper-cells.ts';
import { choixShown, empreinteSchema, epreuvePubliqueCommon } from '../public-parts.ts';
import { readCanonical } from '../typed-answer.ts';
import { problemsOfOptions } from './found-in-list.ts';
import { plainKind, type FoundProblem, type Kind } from './kind.ts';
import {
  optionIdsOf,
  rewriteOptions,
  textOfOption,
  toPublique,
  withFreshIds,
} from './options.ts';

export const choixProblems = {
  'options-trop-peu': 'absence',
  'bonne-option-absente': 'absence',
  'toutes-options-bonnes': 'faute',
} as const;

export const choixPublique = openObject({
  type: z.literal('choix'),
  ...epreuvePubliqueCommon,
  ...choixShown,
  /** One per right option, if several are right: tells a player how many picked options are right. Absent if only one is right. */
  partielle: z.optional(empreinteSchema),
});

function problemsOf(epreuve: Epreuve): FoundProblem[] {
  const { options } = epreuve;
  if (options.length < limits.optionCount.min) {
    return [['options-trop-peu', 'epreuve.options']];
  }
  const found = problemsOfOptions(epreuve);
  if (!options.some(({ juste }) => juste)) {
    found.push(['bonne-option-absente', 'epreuve.options']);
  } else if (options.every(({ juste }) => juste)) {
    found.push(['toutes-options-bonnes', 'epreuve.options']);
  }
  return found;
}

/** By the places of the right options from 0: the option itself if single, else the sum of their numbers. */
export function casesOfChoix(justes: readonly number[], count: number): Cases | null {
  if (justes.length === 1) return { count, justes };
  return casesOfDigit(justes.reduce((total, place) => total + place + 1, 0));
}

/** Options to pick, one or several. */
export const choix: Kind<'choix'> = {
  ...plainKind,
  read: (_, typed) => readCanonical(canonicalChoix(optionIdsOf(typed))),
  words: ({ options }, typed) =>
    optionIdsOf(typed)
      .map((id) => textOfOption(options, id))
      .join(', '),
  parts: ({ partielle }, typed) =>
    partielle === undefined
      ? null
      : { of: 'choix', canonicals: optionIdsOf(typed), empreinte: partielle },
  withTexts: (epreuve, rewrite) => ({
    ...epreuve,
    options: rewriteOptions(epreuve.options, rewrite),
  }),
  publicTexts: ({ options }) =>
    options.map(({ texte }, index) => [`epreuve.options.${index}`, texte]),
  problems: ({ epreuve }) => problemsOf(epreuve),
  conseils: ({ options }) =>
    options.length === 2 ? [['choix-au-hasard', 'epreuve.options']] : [],
  seal: async ({ epreuve }, { shown, freshIds, shuffled, empreinteOf }) => {
    const options = withFreshIds(epreuve.options, freshIds);
    const bonnes = options.filter(({ juste }) => juste);
    const canonical = canonicalChoix(bonnes.map(({ id }) => id)) ?? '';
    const dealt = shuffled(options);
    const places = bonnes.map((option) => dealt.indexOf(option));
    return {
      publique: {
        type: 'choix',
        ...shown,
        plusieurs: bonnes.length > 1,
        options: dealt.map(toPublique),
        empreinte: await empreinteOf([canonical]),
        ...(bonnes.length > 1 && {
          partielle: await empreinteOf(bonnes.map(({ id }) => id)),
        }),
      },
      opens: { type: 'choix', canonicals: [canonical] },
      reponse: bonnes.map(({ texte }) => texte.trim()).join(' · '),
      cases: casesOfChoix(places, dealt.length),
    };
  },
};
