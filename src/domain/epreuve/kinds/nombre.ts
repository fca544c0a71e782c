import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import { normalisedWords, parseNombre } from '../canonical-answer.ts';
import type { Epreuve } from '../epreuve.ts';
import { cellOf, gridOf } from '../nombre-step.ts';
import { casesOfDigits, type Cases } from '../paper-cells.ts';
import { epreuvePubliqueCommon } from '../public-parts.ts';
import { plainKind, type FoundProblem, type Kind } from './kind.ts';

/** A number to find: at most fifteen digits, which can be typed and which JavaScript tells apart. */
const borneSchema = z.number().check(z.gte(-limits.nombre.max), z.lte(limits.nombre.max));

export const nombreFields = {
  /** Inclusive bounds of a right number; null until the author has typed them. */
  minimum: z._default(z.nullable(borneSchema), null),
  maximum: z._default(z.nullable(borneSchema), null),
  unite: z._default(z.string().check(z.maxLength(limits.unite.max)), ''),
};

export const nombreProblems = {
  'bornes-absentes': 'absence',
  'bornes-inversees': 'faute',
} as const;

export const nombrePublique = openObject({
  type: z.literal('nombre'),
  ...epreuvePubliqueCommon,
  unite: z.string().check(z.maxLength(limits.unite.max)),
  /** The empreinte is of `floor((x − origine) / largeur)`. */
  origine: z.number(),
  largeur: z.number().check(z.gt(0)),
  /** A right number may be below zero: the keyboard of a phone then has to have a minus. */
  negatif: z.optional(z.literal(true)),
});

function problemsOf({ minimum, maximum }: Epreuve): FoundProblem[] {
  if (minimum === null || maximum === null) {
    return [
      ['bornes-absentes', minimum === null ? 'epreuve.minimum' : 'epreuve.maximum'],
    ];
  }
  return minimum > maximum ? [['bornes-inversees', 'epreuve.maximum']] : [];
}

/**
 * True if the author must confirm all numbers between two bounds: more than ten, and more than the smallest bound itself (1598 to 15981598
 * is a slip of the hand; 1590 to 1600 is not).
 */
export function isWideEcart({
  minimum,
  maximum,
}: Pick<Epreuve, 'minimum' | 'maximum'>): boolean {
  if (minimum === null || maximum === null) return false;
  return maximum - minimum > Math.max(10, Math.abs(minimum));
}

/** The first digit, from the units on, that few right numbers share. */
export function casesOfNombre(minimum: number, maximum: number): Cases | null {
  // A range across zero has the digits of both its halves.
  const low =
    minimum < 0 && maximum > 0 ? 0 : Math.min(Math.abs(minimum), Math.abs(maximum));
  const high = Math.max(Math.abs(minimum), Math.abs(maximum));
  for (let rang = 0; rang <= 9; rang += 1) {
    const step = 10 ** rang;
    const [first, last] = [Math.floor(low / step), Math.floor(high / step)];
    if (last - first >= 3) continue;
    const digits = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return casesOfDigits(digits, rang);
  }
  return null;
}

/** A unit in a single form for all accents, plurals and signs. */
function plainUnit(unite: string): string {
  const named = unite
    .replace('€', 'euro')
    .replace('%', 'pour cent')
    .replace('°', 'degre');
  return normalisedWords(named).join('').replace(/s$/, '');
}

/** Removes the unit shown beside its field, whole or shortened, and an exclamation mark: « 12 m », « 2,50 € », « 1832 ! ». */
function withoutUnit(typed: string, unite: string): string {
  const text = typed.trim().replace(/\s*[!?…]+$/, '');
  const [, number = '', unit = ''] = /^(.*\d)\s*(\D+)$/.exec(text) ?? [];
  const plain = plainUnit(unit);
  return plain !== '' && plainUnit(unite).startsWith(plain) ? number : text;
}

/** A number to find, within bounds. */
export const nombre: Kind<'nombre'> = {
  ...plainKind,
  read: (epreuve, typed) => {
    const reponse = parseNombre(withoutUnit(typed, epreuve.unite));
    if (reponse !== null) return { reponse, canonical: cellOf(reponse, epreuve) };
    return { problem: typed.trim() === '' ? 'vide' : 'pas-un-nombre' };
  },
  words: (_, typed) => typed.trim(),
  bounds: ({ minimum, maximum }) =>
    minimum === null || maximum === null ? null : [minimum, maximum],
  publicTexts: ({ unite }) => [['epreuve.unite', unite]],
  problems: ({ epreuve }) => problemsOf(epreuve),
  seal: async ({ epreuve }, { shown, forbidden, empreinteOf }) => {
    const minimum = epreuve.minimum ?? 0;
    const maximum = epreuve.maximum ?? 0;
    const grid = gridOf(minimum, maximum);
    const unite = epreuve.unite.trim();
    const format = (value: number) => value.toLocaleString('fr-FR');
    const clear =
      minimum === maximum
        ? format(minimum)
        : `de ${format(minimum)} à ${format(maximum)}`;
    return {
      publique: {
        type: 'nombre',
        ...shown,
        unite,
        ...grid,
        ...(minimum < 0 && { negatif: true as const }),
        empreinte: await empreinteOf([cellOf(minimum, grid)], forbidden),
      },
      opens: { type: 'nombre', canonicals: [], minimum, maximum },
      reponse: unite === '' ? clear : `${clear} ${unite}`,
      cases: casesOfNombre(minimum, maximum),
    };
  },
};
