import * as z from 'zod/mini';
import { blankAutreFacon, optionListSchema } from '../epreuve/epreuve-parts.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import { cadenasFields } from '../epreuve/kinds/cadenas.ts';
import { nombreFields } from '../epreuve/kinds/nombre.ts';
import { qrFields } from '../epreuve/kinds/qr.ts';
import { kindOf } from '../epreuve/kinds/table.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import type { Etape } from './etape.ts';
import { spokenParts, wordCount } from './reading.ts';

/** Kinds of épreuve for small ones: nothing to decipher, and no place to walk to without their parents. */
export const petitsTypeList = [
  'aucune',
  'choix',
  'texte',
  'nombre',
  'cadenas',
  'ordre',
  'association',
  'mot_mystere',
  'qr',
  'photo',
] as const;

/**
 * « Pour les petits » (4 to 7 years): a short story of an étape, and another question for the same points. Flat, like an épreuve; its fields
 * have the same meaning.
 */
export const petitsSchema = openObject({
  recit: z.string().check(z.maxLength(limits.petitsRecit.max)),
  type: z.enum(petitsTypeList),
  consigne: z.string().check(z.maxLength(limits.petitsConsigne.max)),
  options: optionListSchema,
  reponses: z
    .array(z.string().check(z.maxLength(limits.reponse.max * 2)))
    .check(z.maxLength(limits.reponseCount.max)),
  ...nombreFields,
  ...cadenasFields,
  ...qrFields,
  /** Free; empty for none. */
  indice: z.string().check(z.maxLength(limits.indice.max)),
});
export type Petits = z.infer<typeof petitsSchema>;

export const blankPetits: Petits = {
  recit: '',
  type: 'aucune',
  consigne: '',
  options: [],
  reponses: [],
  ...z.object({ ...nombreFields, ...cadenasFields, ...qrFields }).parse({}),
  indice: '',
};

/** True if its author began to write for small ones. */
export function isPetitsBegun({ recit, type, consigne, indice }: Petits): boolean {
  return (
    type !== 'aucune' || [recit, consigne, indice].some((texte) => texte.trim() !== '')
  );
}

/** A first text for small ones, to write on: the title of the étape and the first sentence of its story. */
export function firstPetitsText({
  titre,
  recit,
}: Pick<Etape, 'titre' | 'recit'>): string {
  const [first = ''] = spokenParts(recit);
  const isLong = wordCount(first) > limits.petitsRecit.mots - wordCount(titre);
  const parts = [
    /[.!?…]$/.test(titre.trim()) ? titre.trim() : `${titre.trim()}.`,
    isLong ? '' : first,
  ];
  return parts.filter((part) => /\p{L}/u.test(part)).join(' ');
}

/** The épreuve of an étape for small ones, as an épreuve of its own: the same points, nothing to lose, a free indice. */
export function petitsEpreuve({
  epreuve,
  petits,
}: Pick<Etape, 'epreuve' | 'petits'>): Epreuve {
  const { recit: _recit, indice, type, ...own } = petits;
  return {
    ...epreuve,
    ...own,
    // Without points to win there is nothing to prove.
    type: kindOf(epreuve.type).isJudged ? type : 'aucune',
    indices: indice.trim() === '' ? [] : [{ texte: indice, cout: 0 }],
    anecdote: '',
    essaisMax: 0,
    minuteur: 0,
    autre: blankAutreFacon,
  };
}
