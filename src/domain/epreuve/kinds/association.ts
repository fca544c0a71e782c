import * as z from 'zod/mini';
import { openObject } from '../../open-object.ts';
import { canonicalPaires } from '../canonical-answer.ts';
import { casesOfRow } from '../paper-cells.ts';
import {
  elementsSchema,
  empreinteSchema,
  epreuvePubliqueCommon,
} from '../public-parts.ts';
import { readCanonical } from '../typed-answer.ts';
import { problemsOfTexts } from './found-in-list.ts';
import { plainKind, type Kind } from './kind.ts';
import { optionIdsOf, rewriteOptions, textOfOption, toPublique } from './options.ts';
import { problemsOfElements } from './ordre.ts';

export const associationProblems = {
  'paire-vide': 'absence',
  'paires-en-double': 'faute',
} as const;

export const associationPublique = openObject({
  type: z.literal('association'),
  ...epreuvePubliqueCommon,
  gauche: elementsSchema,
  droite: elementsSchema,
  /** Of each pair. */
  partielle: empreinteSchema,
});

type Paire = readonly [gauche: string, droite: string];

/** Pairs as a player joins them: `a.b` for each, joined by `-`. */
export function pairesOf(typed: string): Paire[] {
  return optionIdsOf(typed).flatMap((paire): Paire[] => {
    const [gauche = '', droite = ''] = paire.split('.');
    return gauche === '' || droite === '' ? [] : [[gauche, droite]];
  });
}

/** A pair, in its empreinte's form. */
function pairPart([gauche, droite]: Paire): string {
  return `${gauche}.${droite}`;
}

/** Things to join in pairs. */
export const association: Kind<'association'> = {
  ...plainKind,
  read: ({ gauche }, typed) => {
    const paires = pairesOf(typed);
    if (paires.length > 0 && paires.length < gauche.length) {
      return { problem: 'incomplet' };
    }
    return readCanonical(canonicalPaires(paires));
  },
  words: ({ gauche, droite }, typed) =>
    pairesOf(typed)
      .map(
        ([left, right]) =>
          `${textOfOption(gauche, left)} et ${textOfOption(droite, right)}`,
      )
      .join(', '),
  parts: ({ partielle }, typed) => ({
    of: 'association',
    canonicals: pairesOf(typed).map(pairPart),
    empreinte: partielle,
  }),
  withTexts: (epreuve, rewrite) => ({
    ...epreuve,
    gauche: rewriteOptions(epreuve.gauche, rewrite),
    droite: rewriteOptions(epreuve.droite, rewrite),
  }),
  publicTexts: ({ options }) => [
    ...options.map(({ texte }, index) => [`epreuve.options.${index}`, texte] as const),
    ...options.map(({ paire }, index) => [`epreuve.paires.${index}`, paire] as const),
  ],
  problems: ({ epreuve }) => [
    ...problemsOfElements(epreuve),
    ...problemsOfTexts(
      epreuve.options.map(({ paire }) => paire),
      'epreuve.paires',
      { empty: 'paire-vide', twin: 'paires-en-double' },
    ),
  ],
  seal: async ({ epreuve }, { shown, freshIds, shuffled, empreinteOf }) => {
    const ids = freshIds(epreuve.options.length * 2);
    const paires = epreuve.options.map(({ texte, paire }, index) => ({
      gauche: toPublique({ id: ids[2 * index] ?? '', texte }),
      droite: toPublique({ id: ids[2 * index + 1] ?? '', texte: paire }),
    }));
    const joined = paires.map(({ gauche, droite }): Paire => [gauche.id, droite.id]);
    const canonical = canonicalPaires(joined) ?? '';
    const gauches = shuffled(paires);
    const droites = shuffled(paires);
    return {
      publique: {
        type: 'association',
        ...shown,
        gauche: gauches.map(({ gauche }) => gauche),
        droite: droites.map(({ droite }) => droite),
        empreinte: await empreinteOf([canonical]),
        partielle: await empreinteOf(joined.map(pairPart)),
      },
      opens: { type: 'association', canonicals: [canonical] },
      reponse: paires
        .map(({ gauche, droite }) => `${gauche.texte} → ${droite.texte}`)
        .join(' · '),
      cases: casesOfRow(gauches.map((paire) => droites.indexOf(paire) + 1)),
    };
  },
};
