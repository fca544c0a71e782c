import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { foldText } from '../latin-text.ts';
import { coded, defineCode, type Coding, type WrittenKeyField } from '../secret-code.ts';

const field: WrittenKeyField = {
  label: msg`Texte du livre ou de la plaque`,
  hint: msg`Recopiez-le mot pour mot, et comptez les mots à partir de 1.`,
  example: 'Le vieux lavoir garde le secret de la source',
  kind: 'texte',
};

/** The words of a text, folded; an apostrophe or a hyphen parts them. */
function words(text: string): string[] {
  return foldText(text).match(/[A-Z0-9]+/g) ?? [];
}

const schema = z
  .pipe(
    z.string().check(z.maxLength(20_000, { error: () => t`Ce texte est trop long.` })),
    z.transform(words),
  )
  .check(
    z.refine((list) => list.length >= 2, {
      error: () => t`Recopiez le texte qui sert de clé\u00A0: au moins deux mots.`,
    }),
  );

/** Position of each piece; a repeated piece takes its next position, then starts over. */
function placeFinder(placesByPiece: ReadonlyMap<string, readonly string[]>) {
  const usedByPiece = new Map<string, number>();
  return (piece: string): string | undefined => {
    const places = placesByPiece.get(piece) ?? [];
    const used = usedByPiece.get(piece) ?? 0;
    usedByPiece.set(piece, used + 1);
    return places[used % Math.max(1, places.length)];
  };
}

function group(entries: readonly (readonly [string, string])[]) {
  const byPiece = new Map<string, string[]>();
  for (const [piece, place] of entries) {
    const places = byPiece.get(piece);
    if (places === undefined) byPiece.set(piece, [place]);
    else places.push(place);
  }
  return byPiece;
}

function encodeWords(text: string, book: readonly string[]): Coding {
  const placeOf = placeFinder(
    group(book.map((word, index) => [word, String(index + 1)] as const)),
  );
  const pieces = words(text);
  const places = pieces.map(placeOf);
  return coded(
    places.filter((place) => place !== undefined).join(' '),
    pieces.filter((_, index) => places[index] === undefined),
  );
}

function encodeLetters(text: string, book: readonly string[]): Coding {
  const placeOf = placeFinder(
    group(
      book.flatMap((word, index) => {
        return Array.from(word, (letter, rank) => {
          return [letter, `${index + 1}.${rank + 1}`] as const;
        });
      }),
    ),
  );
  const skipped: string[] = [];
  const written = words(text).map((word) => {
    return Array.from(word, (letter) => {
      const place = placeOf(letter);
      if (place === undefined) skipped.push(letter);
      return place ?? '';
    })
      .filter((place) => place !== '')
      .join(' ');
  });
  return coded(written.filter((word) => word !== '').join(' / '), skipped);
}

function pieceAt(place: string, book: readonly string[], withLetter: boolean) {
  const [word = '', letter = ''] = place.split('.');
  const found = book[Number(word) - 1];
  return withLetter ? found?.[Number(letter) - 1] : found;
}

function decodePlaces(
  text: string,
  book: readonly string[],
  withLetter: boolean,
): Coding {
  const skipped: string[] = [];
  const parts = text.split(/[/|\n]+/).map((part) => {
    return part
      .split(/[\s,;]+/)
      .filter((place) => place !== '')
      .flatMap((place) => {
        const piece = pieceAt(place, book, withLetter);
        if (piece === undefined) skipped.push(place);
        return piece ?? [];
      })
      .join(withLetter ? '' : ' ');
  });
  return coded(parts.filter((part) => part !== '').join(' '), skipped);
}

/** Numbers that point to the words, or to the letters, of a text that both have. */
export const secretCode = defineCode({
  id: 'code-livre',
  variants: [
    { id: 'mots', label: msg`Numéro du mot` },
    { id: 'lettres', label: msg`Numéro du mot, puis de la lettre` },
  ],
  key: { field, schema },
  losses: ['majuscules', 'accents', 'ponctuation'],
  encode: (text, book, variantId) => {
    return variantId === 'mots' ? encodeWords(text, book) : encodeLetters(text, book);
  },
  decode: (text, book, variantId) => decodePlaces(text, book, variantId === 'lettres'),
});
