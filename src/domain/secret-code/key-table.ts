import {
  alphabet,
  charactersOf,
  letterAt,
  rankOf,
  foldedMarks,
  isLetter,
  isMinor,
} from './latin-text.ts';
import { type Coding, coded } from './secret-code.ts';
import type { Square } from './square.ts';

/**
 * Table for coding by hand, for a key and a variant. `lettres`: the replacement of each letter. `carre`: a square whose rows and columns
 * are numbered from 1. `alphabets`: shifted alphabets, one per row, under the ordinary one. `grille`: a message laid out in rows, an empty
 * text in an empty cell; `header` is over its columns.
 */
export type KeyTable =
  | { kind: 'lettres'; pairs: readonly { clair: string; chiffre: string }[] }
  | { kind: 'carre'; rows: readonly (readonly string[])[] }
  | { kind: 'alphabets'; rows: readonly { nom: string; lettres: string }[] }
  | { kind: 'grille'; header: readonly string[]; rows: readonly (readonly string[])[] };

/** The table of a code that replaces each letter by itself. */
export function letterTable(encode: (letter: string) => Coding): KeyTable {
  const pairs = charactersOf(alphabet).map((clair) => {
    const coding = encode(clair);
    return { clair, chiffre: coding.ok ? coding.text : '' };
  });
  return { kind: 'lettres', pairs };
}

/** A square of letters; letters that share a cell are written together, `I/J`. */
export function squareTable({ cells, side, merged }: Square): KeyTable {
  const shared = new Map(
    Object.entries(merged).map(([lost, kept]) => [kept, `${kept}/${lost}`] as const),
  );
  const shown = charactersOf(cells).map((cell) => shared.get(cell) ?? cell);
  const rows = Array.from({ length: side }, (_, row) => {
    return shown.slice(row * side, (row + 1) * side);
  });
  return { kind: 'carre', rows };
}

/** Most alphabets that are shown one under the other. */
const shownAlphabets = 26;

/** A shifted alphabet per step of a key, without repeats, in the order of the key. */
export function alphabetsTable(
  steps: readonly { nom: string; shift: number }[],
): KeyTable {
  const shiftByNom = new Map(steps.map(({ nom, shift }) => [nom, shift] as const));
  const rows = [...shiftByNom].slice(0, shownAlphabets).map(([nom, shift]) => ({
    nom,
    lettres: charactersOf(alphabet)
      .map((letter) => letterAt(rankOf(letter) + shift))
      .join(''),
  }));
  return { kind: 'alphabets', rows };
}

/** Widest layout that is shown: more columns than this fit no phone. */
export const shownColumns = 24;

/**
 * Replaces each letter by another; spaces and punctuation stay, digits and other signs stay too and are counted.
 * `index` is the place of the letter among the letters.
 */
export function substitute(
  text: string,
  rankFor: (rank: number, index: number) => number,
): Coding {
  const skipped: string[] = [];
  let index = 0;
  const marks = foldedMarks(text).map((mark) => {
    if (!isLetter(mark)) {
      if (!isMinor(mark)) skipped.push(mark);
      return mark;
    }
    const next = letterAt(rankFor(rankOf(mark), index));
    index += 1;
    return next;
  });
  return coded(marks.join(''), skipped);
}
