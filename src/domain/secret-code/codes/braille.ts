import { disque, type Drawing, type Shape } from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import {
  charactersOf,
  foldedMarks,
  isDigit,
  isMinor,
  isSpace,
  marksOf,
} from '../latin-text.ts';
import { coded, defineCode, type Coding, type Sign } from '../secret-code.ts';

/** French uncontracted Braille; accents as in liblouis `fr-bfu-comp6`. Dots 1-2-3 go down on the left, 4-5-6 on the right. */
const dotsByMark: Readonly<Record<string, string>> = {
  a: '1',
  b: '12',
  c: '14',
  d: '145',
  e: '15',
  f: '124',
  g: '1245',
  h: '125',
  i: '24',
  j: '245',
  k: '13',
  l: '123',
  m: '134',
  n: '1345',
  o: '135',
  p: '1234',
  q: '12345',
  r: '1235',
  s: '234',
  t: '2345',
  u: '136',
  v: '1236',
  w: '2456',
  x: '1346',
  y: '13456',
  z: '1356',
  é: '123456',
  à: '12356',
  è: '2346',
  ù: '23456',
  â: '16',
  ê: '126',
  î: '146',
  ô: '1456',
  û: '156',
  ë: '1246',
  ï: '12456',
  ü: '1256',
  ç: '12346',
  œ: '246',
  ',': '2',
  ';': '23',
  ':': '25',
  '.': '256',
  '?': '26',
  '!': '235',
  "'": '3',
  '"': '2356',
  '-': '36',
  '(': '236',
  ')': '356',
};

/** Digits as Antoine wrote them: the letter of the same rank with dot 6, after one sign for the whole number. */
const dotsByDigit: Readonly<Record<string, string>> = {
  1: '16',
  2: '126',
  3: '146',
  4: '1456',
  5: '156',
  6: '1246',
  7: '12456',
  8: '1256',
  9: '246',
  0: '3456',
};

const numberSign = characterOf('6');

/** The Unicode character of a cell: U+2800, and one bit for each dot. */
function characterOf(dots: string): string {
  const bits = charactersOf(dots).reduce((sum, dot) => sum | (1 << (Number(dot) - 1)), 0);
  return String.fromCodePoint(0x2800 + bits);
}

function dotsOf(character: string): string {
  const bits = (character.codePointAt(0) ?? 0x2800) - 0x2800;
  return ['1', '2', '3', '4', '5', '6']
    .filter((_, place) => (bits & (1 << place)) !== 0)
    .join('');
}

function draw(dots: string): Drawing {
  const shapes = ['1', '2', '3', '4', '5', '6'].map((dot, place): Shape => {
    const x = place < 3 ? 20 : 44;
    const y = 16 + (place % 3) * 24;
    if (dots.includes(dot)) return disque([x, y], 8);
    return { kind: 'cercle', centre: [x, y], rayon: 3, fin: true };
  });
  return { largeur: 64, hauteur: 80, plume: 2, shapes };
}

function nameOf(dots: string): string {
  const [last = '', ...before] = charactersOf(dots).toReversed();
  return before.length === 0
    ? `point ${last}`
    : `points ${before.toReversed().join(', ')} et ${last}`;
}

function signOf(value: string, dots: string): Sign {
  return { id: characterOf(dots), value, nom: nameOf(dots), drawing: draw(dots) };
}

const letterSigns = Object.entries(dotsByMark).map(([mark, dots]) => {
  return signOf(mark.toUpperCase(), dots);
});
const digitSigns = Object.entries(dotsByDigit).map(([digit, dots]) => {
  return signOf(digit, dots);
});
const signs: readonly Sign[] = [
  ...letterSigns,
  signOf('Un nombre commence', '6'),
  ...digitSigns,
];

const cellByMark = new Map(
  Object.entries(dotsByMark).map(([mark, dots]) => [mark, characterOf(dots)] as const),
);
const markByCell = new Map([...cellByMark].map(([mark, cell]) => [cell, mark] as const));
const cellByDigit = new Map(
  Object.entries(dotsByDigit).map(([digit, dots]) => [digit, characterOf(dots)] as const),
);
const digitByCell = new Map(
  [...cellByDigit].map(([digit, cell]) => [cell, digit] as const),
);

const plainMarks: Readonly<Record<string, string>> = {
  '’': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** The marks of Braille: French accents stay, others go, quotes and dashes are plain. */
function brailleMarks(text: string): string[] {
  // « … » with French spaces before marks would give empty cells.
  const tidy = text.replaceAll(/[\u00A0\u202F]+(?=[;:!?»])|(?<=«)[\u00A0\u202F]+/gu, '');
  return marksOf(tidy.replaceAll('…', '...')).flatMap((mark) => {
    const small = mark.normalize('NFC').toLowerCase();
    if (cellByMark.has(small)) return [small];
    const plain = plainMarks[small];
    if (plain !== undefined) return [plain];
    return foldedMarks(mark).map((folded) => folded.toLowerCase());
  });
}

function encode(text: string): Coding {
  const skipped: string[] = [];
  let inNumber = false;
  const cells = brailleMarks(text).map((mark) => {
    if (isDigit(mark)) {
      const cell = cellByDigit.get(mark) ?? '';
      const opening = inNumber ? '' : numberSign;
      inNumber = true;
      return opening + cell;
    }
    // `â` is the cell of 1: right after a number an accent would be read as a digit, so it goes.
    const written = inNumber ? (foldedMarks(mark)[0] ?? mark).toLowerCase() : mark;
    inNumber = false;
    if (isSpace(mark)) return ' ';
    const cell = cellByMark.get(written);
    if (cell === undefined && !isMinor(mark)) skipped.push(mark);
    return cell ?? '';
  });
  return coded(cells.join('').replaceAll(/ +/g, ' ').trim(), skipped);
}

/** `134 1 24` is a pencil notation of cells: each group becomes its cell. */
function cellsOf(text: string): string {
  const compact = text.trim();
  if (!/^[1-6\s/]+$/.test(compact)) return compact.replaceAll('\u2800', ' ');
  return compact
    .split(/\s*\/\s*/)
    .map((word) => word.split(/\s+/).map(characterOf).join(''))
    .join(' ');
}

function decode(text: string): Coding {
  let inNumber = false;
  const skipped: string[] = [];
  const read = charactersOf(cellsOf(text)).map((cell) => {
    if (cell === numberSign) {
      inNumber = true;
      return '';
    }
    const digit = inNumber ? digitByCell.get(cell) : undefined;
    if (digit !== undefined) return digit;
    inNumber = false;
    if (isSpace(cell)) return ' ';
    const mark = markByCell.get(cell);
    if (mark === undefined) skipped.push(cell);
    return mark ?? '';
  });
  return coded(read.join('').replaceAll(/ +/g, ' ').trim(), skipped);
}

export const secretCode = defineCode({
  id: 'braille',
  key: noKey,
  losses: ['majuscules', 'ponctuation'],
  writing: {
    signs: () => signs,
    signOf: (id) => {
      return /^[\u2801-\u283F]$/u.test(id) ? signOf('', dotsOf(id)) : null;
    },
    tokens: 'caracteres',
    taille: 'carre',
  },
  encode,
  decode,
});
