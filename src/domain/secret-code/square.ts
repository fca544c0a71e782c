import { msg } from '@lingui/core/macro';
import { wordKey } from './key-schema.ts';
import { alphabet, charactersOf } from './latin-text.ts';
import type { Loss, WrittenVariant } from './secret-code.ts';

/** A square of letters, line by line, and the spelling of letters without a cell. */
export type Square = {
  cells: string;
  side: number;
  /** `J` → `I`. */
  merged: Readonly<Record<string, string>>;
};

/** The ways to fit 26 letters into 25 cells that French books use. */
export const squareVariants: readonly WrittenVariant[] = [
  { id: 'ij', label: msg`I et J dans la même case` },
  { id: 'vw', label: msg`V et W dans la même case` },
];

const mergedByVariant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ij: { J: 'I' },
  vw: { W: 'V' },
};

const keyField = {
  label: msg`Mot-clé du carré`,
  hint: msg`Ses lettres, sans répétition, commencent le carré.`,
  example: 'VILLAGE',
};

/** The word that a square begins with. */
export const squareKey = wordKey(keyField);

/** The same, but optional: the square is then the alphabet itself. */
export const optionalSquareKey = wordKey(
  {
    ...keyField,
    hint: msg`Facultatif. Ses lettres, sans répétition, commencent le carré.`,
  },
  { minimum: 0 },
);

/** The letters of a key, each once, then the rest of the alphabet. */
export function keyedAlphabet(key: string, letters: string = alphabet): string {
  return [...new Set(charactersOf(key + letters))]
    .filter((letter) => letters.includes(letter))
    .join('');
}

/** The 5 × 5 square of a key: the key's letters without repeats, then the others in order. */
export function squareOf(key: string, variantId: string): Square {
  const merged = mergedByVariant[variantId] ?? {};
  const letters = charactersOf(alphabet)
    .filter((letter) => !(letter in merged))
    .join('');
  const written = charactersOf(key)
    .map((letter) => merged[letter] ?? letter)
    .join('');
  return { cells: keyedAlphabet(written, letters), side: 5, merged };
}

/** Losses of a square. */
export function squareLosses(variantId: string): Loss[] {
  return Object.entries(mergedByVariant[variantId] ?? {}).map(
    ([lost, kept]) => `${lost}=${kept}` as const,
  );
}

/** The place of a letter in a square, counted from 0. */
export function placeOf(
  { cells, side, merged }: Square,
  letter: string,
): { row: number; column: number } {
  const index = cells.indexOf(merged[letter] ?? letter);
  return { row: Math.floor(index / side), column: index % side };
}

/** The letter of a place, counted around the square. */
export function letterOfPlace(
  { cells, side }: Square,
  row: number,
  column: number,
): string {
  const around = (value: number) => ((value % side) + side) % side;
  return cells[around(row) * side + around(column)] ?? '';
}
