import { noKey } from '../key-schema.ts';
import { alphabet, charactersOf, foldText } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { readSigns, writeSigns } from '../signs.ts';
import { letterTable } from '../key-table.ts';

/** The spelling words of the ICAO, with their official spelling (Alfa, Juliett). */
const words =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );

/** Other spellings of some words. */
const otherSpellings: Readonly<Record<string, string>> = {
  ALPHA: 'A',
  JULIET: 'J',
  JULIETTE: 'J',
  WHISKY: 'W',
  XRAY: 'X',
};

const wordByLetter = new Map(
  charactersOf(alphabet).map((letter, rank) => [letter, words[rank] ?? ''] as const),
);
const letterByWord = new Map([
  ...[...wordByLetter].map(([letter, word]) => [foldText(word), letter] as const),
  ...Object.entries(otherSpellings),
]);

export const secretCode = defineCode({
  id: 'otan',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres'],
  table: () => letterTable((letter) => writeSigns(letter, wordByLetter)),
  encode: (text) => writeSigns(text, wordByLetter),
  decode: (text) => readSigns(text.replaceAll(/[,.;]/g, ' '), letterByWord, foldText),
});
