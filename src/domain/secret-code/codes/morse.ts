import { disque, ligne, type Drawing, type Shape } from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { charactersOf, foldedMarks, isLetter, marksOf } from '../latin-text.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import type { Pulse } from '../signal.ts';
import { readSigns, signMaps, writeSigns } from '../signs.ts';

/** Recommendation ITU-R M.1677-1 (2009), part I. `É` is the only accented letter it has. */
const morseByMark = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
  É: '..-..',
  1: '.----',
  2: '..---',
  3: '...--',
  4: '....-',
  5: '.....',
  6: '-....',
  7: '--...',
  8: '---..',
  9: '----.',
  0: '-----',
  '.': '.-.-.-',
  ',': '--..--',
  ':': '---...',
  '?': '..--..',
  "'": '.----.',
  '-': '-....-',
  '/': '-..-.',
  '(': '-.--.',
  ')': '-.--.-',
  '"': '.-..-.',
  '=': '-...-',
  '+': '.-.-.',
  '×': '-..-',
  '@': '.--.-.',
} as const;

const dot = 8;

/** Dots and dashes on one line; a dash is three dots long, and a dot parts them (ITU-R M.1677-1, part I, 2). */
function draw(id: string): Drawing {
  const shapes: Shape[] = [];
  let x = dot;
  for (const mark of id) {
    const length = mark === '.' ? 1 : 3;
    shapes.push(
      mark === '.'
        ? disque([x + dot / 2, 20], dot * 0.6)
        : ligne([x + dot * 0.4, 20], [x + length * dot - dot * 0.4, 20]),
    );
    x += (length + 1) * dot;
  }
  return { largeur: x, hauteur: 40, plume: 8, shapes };
}

function nameOf(id: string): string {
  return charactersOf(id)
    .map((mark) => (mark === '.' ? 'point' : 'trait'))
    .join(' ');
}

const signs: readonly Sign[] = Object.entries(morseByMark)
  // Digits would be first: a card begins with A.
  .toSorted(([a], [b]) => Number(!isLetter(a)) - Number(!isLetter(b)))
  .map(([value, id]) => ({ id, value, nom: nameOf(id), drawing: draw(id) }));

const { idByValue, valueById } = signMaps(signs);

/** Marks with their accent kept on é alone, the apostrophe and the quotes made plain. */
function morseMarks(text: string): string[] {
  return marksOf(text).flatMap((mark) => {
    if (/^é$/iu.test(mark.normalize('NFC'))) return ['É'];
    if (mark === '’') return ["'"];
    if (/^[«»“”]$/u.test(mark)) return ['"'];
    if (/^[–—−]$/u.test(mark)) return ['-'];
    return foldedMarks(mark);
  });
}

/** Dots and dashes as people type them: `·`, `•`, `_`, `–`, and one space or more between letters. */
function tidy(text: string): string {
  return text
    .replaceAll(/[·•∙]/gu, '.')
    .replaceAll(/[_–—−‐]/gu, '-')
    .replaceAll('…', '...');
}

/** Two spaces or more part words when no `/` does. */
function partWords(text: string): string {
  return /[/|]/.test(text) ? text : text.replaceAll(/[^\S\n]{2,}/gu, ' / ');
}

/** The pitch of a Morse key, as radio operators like it. */
const hertz = 600;

/**
 * Dots, dashes and the silences between them (ITU-R M.1677-1, part I, 2): a dash is three dots, one dot separates the marks of a letter,
 * three the letters, seven the words.
 */
function pulses(codedText: string): Pulse[] {
  const silence = (units: number): Pulse => ({ units, hertz: null });
  const words = codedText.split('/').map((word) => word.match(/[.-]+/g) ?? []);
  return words
    .filter((letters) => letters.length > 0)
    .flatMap((letters, place) => [
      ...(place === 0 ? [] : [silence(7)]),
      ...letters.flatMap((letter, rank) => [
        ...(rank === 0 ? [] : [silence(3)]),
        ...charactersOf(letter).flatMap((mark, index): Pulse[] => [
          ...(index === 0 ? [] : [silence(1)]),
          { units: mark === '.' ? 1 : 3, hertz },
        ]),
      ]),
    ]);
}

export const secretCode = defineCode({
  id: 'morse',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation'],
  writing: { signs: () => signs, tokens: 'espaces', taille: 'large' },
  signal: { pulses, isSeen: true },
  encode: (text) => writeSigns(text, idByValue, { marks: morseMarks }),
  decode: (text) => readSigns(partWords(tidy(text)), valueById),
});
