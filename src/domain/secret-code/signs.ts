import { charactersOf, foldedMarks, isMinor, isSpace } from './latin-text.ts';
import { coded, type Coding, type SecretCode, type Sign } from './secret-code.ts';

/** A place in a coded text: a sign, the gap between two words, a new line, or an invalid text. */
export type Token =
  | { kind: 'signe'; sign: Sign }
  | { kind: 'espace' }
  | { kind: 'ligne' }
  | { kind: 'inconnu'; texte: string };

/** Between two words of a coded text made of signs with spaces between them. */
export const wordGap = ' / ';

type Spelling = {
  marks?: (text: string) => string[];
  /** Between two signs, and between two words. */
  joiner?: string;
  gap?: string;
};

/**
 * Writes a text with signs: ids joined by spaces, words by ` / `. Punctuation without a sign vanishes; anything else
 * without a sign is counted.
 */
export function writeSigns(
  text: string,
  idByValue: ReadonlyMap<string, string>,
  { marks = foldedMarks, joiner = ' ', gap = wordGap }: Spelling = {},
): Coding {
  const skipped: string[] = [];
  const words: string[][] = [[]];
  for (const mark of marks(text)) {
    const id = idByValue.get(mark);
    if (id !== undefined) words.at(-1)?.push(id);
    else if (isSpace(mark)) words.push([]);
    else if (!isMinor(mark)) skipped.push(mark);
  }
  const written = words
    .filter((word) => word.length > 0)
    .map((word) => word.join(joiner))
    .join(gap);
  return coded(written, skipped);
}

/** Reads ids back; invalid ones are left out and counted. Spaces may repeat, `/` and `|` separate words. */
export function readSigns(
  text: string,
  valueById: ReadonlyMap<string, string>,
  normalise: (id: string) => string = (id) => id,
): Coding {
  const skipped: string[] = [];
  const words = text.split(/[/|\n]+/).map((word) => {
    return word
      .split(/[\s·]+/u)
      .filter((id) => id !== '')
      .map((id) => {
        const value = valueById.get(normalise(id));
        if (value === undefined) skipped.push(id);
        return value ?? '';
      })
      .join('');
  });
  return coded(words.filter((word) => word !== '').join(' '), skipped);
}

/** Reads a text with one character per sign; spaces separate words. */
export function readCharacters(
  text: string,
  valueByCharacter: ReadonlyMap<string, string>,
): Coding {
  const skipped: string[] = [];
  const read = charactersOf(text.replaceAll(/\s+/gu, ' ').trim()).map((character) => {
    const value = character === ' ' ? ' ' : valueByCharacter.get(character);
    if (value === undefined) skipped.push(character);
    return value ?? '';
  });
  return coded(read.join(''), skipped);
}

/** The two tables that a list of signs gives. */
export function signMaps(signs: readonly Sign[]) {
  return {
    idByValue: new Map(signs.map(({ id, value }) => [value, id] as const)),
    // The first sign of an id wins: where I and J share one, it is read I.
    valueById: new Map(signs.toReversed().map(({ id, value }) => [id, value] as const)),
  };
}

/** A coded text as signs to draw. Empty for a code whose messages are plain letters or digits. */
export function tokensOf(
  { writing }: Pick<SecretCode, 'writing'>,
  text: string,
  variantId: string,
  key = '',
): Token[] {
  if (writing === null) return [];
  const signById = new Map(
    writing
      .signs(variantId, key)
      .toReversed()
      .map((sign) => [sign.id, sign] as const),
  );
  const tokenOf = (id: string): Token => {
    const sign = signById.get(id) ?? writing.signOf?.(id, variantId) ?? null;
    return sign === null ? { kind: 'inconnu', texte: id } : { kind: 'signe', sign };
  };
  const pieces =
    writing.tokens === 'caracteres' ? charactersOf(text) : text.match(/\n|\/|[^\s/·]+/gu);
  return (pieces ?? []).map((piece): Token => {
    if (piece === '\n') return { kind: 'ligne' };
    if (piece === '/' || isSpace(piece)) return { kind: 'espace' };
    return tokenOf(piece);
  });
}

/** The two tables of a writing without signs for some letters: `merged` gives their spelling, and their decoded form. */
export function mergedMaps(
  signs: readonly Sign[],
  merged: Readonly<Record<string, string>>,
) {
  const { idByValue, valueById } = signMaps(signs);
  const withMerged = new Map(idByValue);
  for (const [lost, kept] of Object.entries(merged)) {
    const ids = Array.from(kept, (letter) => idByValue.get(letter) ?? '');
    withMerged.set(lost, ids.join(''));
  }
  return { idByValue: withMerged, valueById };
}

/** Losses of such a writing: `X=KS`. */
export function mergedLosses(merged: Readonly<Record<string, string>>) {
  return Object.entries(merged).map(([lost, kept]) => `${lost}=${kept}` as const);
}
