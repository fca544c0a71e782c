import { alphabet, letterAt, rankOf, splitLetters } from './latin-text.ts';

/**
 * Letter frequencies in French, in percent, accents folded. Rounded from large counts of French texts (Wikipédia, « Fréquence d’apparition
 * des lettres »); books differ by a few tenths.
 */
export const frenchFrequencies: Readonly<Record<string, number>> = {
  E: 15.9,
  A: 8.3,
  S: 7.9,
  I: 7.6,
  T: 7.3,
  N: 7.1,
  R: 6.6,
  U: 6.3,
  L: 5.6,
  O: 5.4,
  D: 3.7,
  C: 3.3,
  P: 3,
  M: 2.9,
  V: 1.6,
  Q: 1.3,
  F: 1.1,
  B: 0.9,
  G: 0.9,
  H: 0.8,
  J: 0.6,
  X: 0.4,
  Y: 0.3,
  Z: 0.2,
  K: 0.1,
  W: 0.1,
};

/** Letter counts of a text, most frequent first; ties in alphabetical order. */
export function countLetters(text: string): { letter: string; count: number }[] {
  const { letters } = splitLetters(text);
  return Array.from(alphabet, (letter) => ({
    letter,
    count: letters.filter((other) => other === letter).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** Distance of a text's letters from French: the sum of squares over the expected counts (χ²), per letter. */
function strangeness(letters: readonly string[]): number {
  const total = Math.max(1, letters.length);
  const sum = Array.from(alphabet).reduce((before, letter) => {
    const expected = ((frenchFrequencies[letter] ?? 0) / 100) * total;
    const count = letters.filter((other) => other === letter).length;
    return before + (count - expected) ** 2 / Math.max(expected, 0.01);
  }, 0);
  return sum / total;
}

export type Shifted = { shift: number; text: string; isLikely: boolean };

/** A message shifted back by each of the 26 shifts; the most French one is marked. */
export function allShifts(text: string): Shifted[] {
  const { letters } = splitLetters(text);
  const moved = (shift: number) =>
    letters.map((letter) => letterAt(rankOf(letter) - shift));
  const scores = Array.from({ length: 26 }, (_, shift) => strangeness(moved(shift)));
  const best = letters.length === 0 ? -1 : scores.indexOf(Math.min(...scores));
  return scores.map((_, shift) => ({
    shift,
    text: moved(shift).join(''),
    isLikely: shift === best,
  }));
}

export type KeyLengthHint = {
  length: number;
  /** Chance that two letters of a column are the same; about 0.075 in French, 0.038 in noise. */
  coincidence: number;
};

/** The index of coincidence of a list of letters; 0 for fewer than two. */
function coincidenceOf(letters: readonly string[]): number {
  if (letters.length < 2) return 0;
  const pairs = Array.from(alphabet).reduce((sum, letter) => {
    const count = letters.filter((other) => other === letter).length;
    return sum + count * (count - 1);
  }, 0);
  return pairs / (letters.length * (letters.length - 1));
}

/** For each possible length of a Vigenère key, how much its columns look like a language (Friedman, 1922). */
export function keyLengthHints(text: string, longest = 12): KeyLengthHint[] {
  const { letters } = splitLetters(text);
  return Array.from({ length: longest }, (_, index) => {
    const length = index + 1;
    const columns = Array.from({ length }, (__, column) => {
      return coincidenceOf(letters.filter((___, place) => place % length === column));
    });
    return {
      length,
      coincidence: columns.reduce((sum, value) => sum + value, 0) / length,
    };
  });
}

/** Fewest letters for a useful count. */
export const tellingLetterCount = 40;

/** Shorter keys first: a multiple of the right length scores as well as the length itself. */
export function probableKeyLength(hints: readonly KeyLengthHint[]): number {
  const best = Math.max(...hints.map(({ coincidence }) => coincidence));
  return hints.find(({ coincidence }) => coincidence >= best * 0.85)?.length ?? 1;
}

/** The key of a given length whose columns, shifted back, are most like French, each column independently. */
export function probableKey(text: string, length: number): string {
  const { letters } = splitLetters(text);
  return Array.from({ length }, (_, column) => {
    const own = letters.filter((__, place) => place % length === column);
    const scores = Array.from({ length: 26 }, (__, shift) => {
      return strangeness(own.map((letter) => letterAt(rankOf(letter) - shift)));
    });
    return letterAt(scores.indexOf(Math.min(...scores)));
  }).join('');
}
