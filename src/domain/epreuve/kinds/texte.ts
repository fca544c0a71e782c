import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import { canonicalText, normalisedWords } from '../canonical-answer.ts';
import type { Epreuve } from '../epreuve.ts';
import type { PubliqueOf } from '../epreuve-publique.ts';
import { casesOfWords } from '../paper-cells.ts';
import { epreuvePubliqueCommon } from '../public-parts.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { unreadableAnswers } from './found-in-list.ts';
import {
  plainKind,
  type FoundProblem,
  type Kind,
  type Sealed,
  type Sealing,
} from './kind.ts';

export const textePublique = openObject({
  type: z.literal('texte'),
  ...epreuvePubliqueCommon,
});

/** The number row of a French keyboard (PC, Mac) without Shift: « &_"é » for 1832. */
const numberRow = /^[\s.,]*(?:[&é"'(\-è_çà§!][\s.,]*){2,}$/u;

function isNumberRow(typed: string): boolean {
  const text = typed.normalize('NFC');
  return numberRow.test(text) && /[&"'(§_]/.test(text);
}

/** A word that was typed, read as an answer. */
export function readText(typed: string): TypedAnswer {
  if (isNumberRow(typed)) return { problem: 'illisible' };
  const canonical = canonicalText(typed);
  if (canonical !== null) return { reponse: canonical, canonical, ecrit: typed };
  if (typed.trim() === '') return { problem: 'vide' };
  return { problem: normalisedWords(typed).length > 0 ? 'trop-long' : 'illisible' };
}

/** The accepted answers that are not blank. */
function writtenOf({ reponses }: Pick<Epreuve, 'reponses'>): string[] {
  return reponses.filter((reponse) => reponse.trim() !== '');
}

/** Problems of the accepted answers. */
export function problemsOfReponses(epreuve: Pick<Epreuve, 'reponses'>): FoundProblem[] {
  if (writtenOf(epreuve).length === 0) return [['reponse-absente', 'epreuve.reponses']];
  return unreadableAnswers(epreuve.reponses);
}

/** Signs that look alike but are other letters to a computer, and words for a sign. */
function sameToTheEye(reponse: string): string[] {
  return [
    reponse.replaceAll('°', 'º'),
    reponse.replaceAll('º', '°'),
    reponse.replaceAll('&', ' et '),
  ];
}

/**
 * The canonical forms of accepted answers, without repeats: the written ones, then, while there is room, those of the same words with other
 * signs.
 */
export function acceptedCanonicals(reponses: readonly string[]): string[] {
  const forms = [...reponses, ...reponses.flatMap(sameToTheEye)]
    .map(canonicalText)
    .filter((canonical) => canonical !== null);
  const written = new Set(reponses.map(canonicalText)).size;
  return [...new Set(forms)].slice(0, Math.max(written, limits.reponseCount.max));
}

/** Seals a word among `reponses`, the first of which is the answer in clear. */
export async function sealTexte(
  reponses: readonly string[],
  { shown, forbidden, empreinteOf }: Sealing,
): Promise<Sealed<PubliqueOf<'texte'>>> {
  const canonicals = acceptedCanonicals(reponses);
  return {
    publique: {
      type: 'texte',
      ...shown,
      empreinte: await empreinteOf(canonicals, forbidden),
    },
    opens: { type: 'texte', canonicals },
    reponse: reponses.find((written) => written.trim() !== '')?.trim() ?? '',
    cases: casesOfWords(canonicals),
  };
}

/** A word to find. */
export const texte: Kind<'texte'> = {
  ...plainKind,
  read: (_, typed) => readText(typed),
  words: (_, typed) => typed.trim(),
  answers: ({ reponses }) => reponses,
  problems: ({ epreuve }) => problemsOfReponses(epreuve),
  conseils: (epreuve) =>
    writtenOf(epreuve).length === 1 ? [['une-seule-reponse', 'epreuve.reponses']] : [],
  seal: ({ epreuve }, sealing) => sealTexte(epreuve.reponses, sealing),
};
