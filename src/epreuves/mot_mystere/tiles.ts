import { normalisedWords } from '@/domain/epreuve/canonical-answer.ts';
import type { LettresGagnees } from '@/domain/epreuve/mot-mystere.ts';

/** A letter won, the number of the étape that gave it, and whether the answer uses it already. */
export type Tile = { lettre: string; numero: number; isUsed: boolean };

/** The letters won, in the order of the étapes. Each letter of the answer takes one tile with it. */
export function tilesOf(lettres: readonly LettresGagnees[], typed: string): Tile[] {
  const left = Array.from(normalisedWords(typed).join('').toUpperCase());
  return lettres.flatMap(({ lettres: won }, index) =>
    Array.from(won, (lettre) => {
      const place = left.indexOf(lettre);
      if (place !== -1) left.splice(place, 1);
      return { lettre, numero: index + 1, isUsed: place !== -1 };
    }),
  );
}
