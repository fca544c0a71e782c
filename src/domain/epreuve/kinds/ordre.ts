import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import { canonicalOrdre } from '../canonical-answer.ts';
import type { Epreuve } from '../epreuve.ts';
import { casesOfRow } from '../paper-cells.ts';
import {
  elementsSchema,
  empreinteSchema,
  epreuvePubliqueCommon,
} from '../public-parts.ts';
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

export const ordrePublique = openObject({
  type: z.literal('ordre'),
  ...epreuvePubliqueCommon,
  elements: elementsSchema,
  /** One per thing in its place: tells a player how many are right. */
  partielle: empreinteSchema,
});

/** Problems of things to order or to join. */
export function problemsOfElements(epreuve: Epreuve): FoundProblem[] {
  if (epreuve.options.length < limits.elementCount.min) {
    return [['elements-trop-peu', 'epreuve.options']];
  }
  return problemsOfOptions(epreuve);
}

/** A thing in its place, from 0, in its empreinte's form. */
function placedPart(id: string, index: number): string {
  return `${index}.${id}`;
}

/** Things to put in order. */
export const ordre: Kind<'ordre'> = {
  ...plainKind,
  read: (_, typed) => readCanonical(canonicalOrdre(optionIdsOf(typed))),
  words: ({ elements }, typed) =>
    optionIdsOf(typed)
      .map((id) => textOfOption(elements, id))
      .join(', '),
  parts: ({ partielle }, typed) => ({
    of: 'ordre',
    canonicals: optionIdsOf(typed).map(placedPart),
    empreinte: partielle,
  }),
  withTexts: (epreuve, rewrite) => ({
    ...epreuve,
    elements: rewriteOptions(epreuve.elements, rewrite),
  }),
  publicTexts: ({ options }) =>
    options.map(({ texte }, index) => [`epreuve.options.${index}`, texte]),
  problems: ({ epreuve }) => problemsOfElements(epreuve),
  seal: async ({ epreuve }, { shown, freshIds, shuffledApart, empreinteOf }) => {
    const options = withFreshIds(epreuve.options, freshIds);
    const ids = options.map(({ id }) => id);
    const canonical = canonicalOrdre(ids) ?? '';
    const byId = new Map(options.map((option) => [option.id, option]));
    // Never shown in the right order: leaving all in place is no answer.
    const dealt = shuffledApart(ids);
    return {
      publique: {
        type: 'ordre',
        ...shown,
        elements: dealt.flatMap((id) => {
          const option = byId.get(id);
          return option === undefined ? [] : [toPublique(option)];
        }),
        empreinte: await empreinteOf([canonical]),
        partielle: await empreinteOf(ids.map(placedPart)),
      },
      opens: { type: 'choix', canonicals: [canonical] },
      reponse: options
        .map(({ texte }, index) => `${index + 1}. ${texte.trim()}`)
        .join(' · '),
      cases: casesOfRow(ids.map((id) => dealt.indexOf(id) + 1)),
    };
  },
};
