/** The cells that the right answers of an épreuve lead to on paper (decision 087). */
export type Cases = {
  count: number;
  justes: readonly number[];
  rang?: number;
};

const cellCount = 10;

/** A cell of more than half of all answers proves nothing. */
const justesMax = 5;

function casesOf(justes: readonly number[], rang = 0): Cases | null {
  const distinct = [...new Set(justes)].toSorted((a, b) => a - b);
  if (distinct.length === 0 || distinct.length > justesMax) return null;
  return { count: cellCount, justes: distinct, ...(rang > 0 && { rang }) };
}

/** Value of a sign on paper: a digit itself, a letter its place in the alphabet, from 1. */
export function rankOfSign(sign: string): number {
  if (/^\d$/.test(sign)) return Number(sign);
  return sign.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** The cell of a word in canonical form: first sign, last sign and number of signs, added; the units digit. */
function cellOfWord(canonical: string): number {
  const [first = '0', last = '0'] = [canonical.at(0), canonical.at(-1)];
  return (rankOfSign(first) + rankOfSign(last) + canonical.length) % cellCount;
}

/** The cell of numbers from 1 in a row: twice the first plus the last; the units digit. */
function cellOfRow(numeros: readonly number[]): number {
  return (2 * (numeros.at(0) ?? 0) + (numeros.at(-1) ?? 0)) % cellCount;
}

/** Of typed answers, in canonical form. Null, here as below, if they would lead nearly everywhere. */
export function casesOfWords(canonicals: readonly string[]): Cases | null {
  return casesOf(canonicals.map(cellOfWord));
}

/** Of things put in a row, by their numbers on paper, from 1. */
export function casesOfRow(numeros: readonly number[]): Cases | null {
  return casesOf([cellOfRow(numeros)]);
}

/** Of a number that is computed: its units digit. */
export function casesOfDigit(value: number): Cases | null {
  return casesOf([value % cellCount]);
}

/** Of numbers without their last `rang` digits: the units digit of each that is left. */
export function casesOfDigits(values: readonly number[], rang: number): Cases | null {
  return casesOf(
    values.map((value) => value % cellCount),
    rang,
  );
}
