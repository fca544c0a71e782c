import { ligne, type Drawing, type Point, type Shape } from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { charactersOf } from '../latin-text.ts';
import { writeNumbers } from '../numbers.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readSigns, wordGap } from '../signs.ts';

/** The strokes of 1 to 9 as units, at the top right of the stem; each is a pair of points. */
const strokes = {
  haut: [
    [40, 10],
    [70, 10],
  ],
  milieu: [
    [40, 40],
    [70, 40],
  ],
  descend: [
    [40, 10],
    [70, 40],
  ],
  monte: [
    [40, 40],
    [70, 10],
  ],
  bord: [
    [70, 10],
    [70, 40],
  ],
} as const satisfies Record<string, readonly [Point, Point]>;

type Stroke = keyof typeof strokes;

const strokesByDigit: readonly (readonly Stroke[])[] = [
  [],
  ['haut'],
  ['milieu'],
  ['descend'],
  ['monte'],
  ['haut', 'monte'],
  ['bord'],
  ['haut', 'bord'],
  ['milieu', 'bord'],
  ['haut', 'bord', 'milieu'],
];

const formByDigit = [
  'rien',
  'trait au bord',
  'trait vers le milieu',
  'oblique qui s’éloigne du bord',
  'oblique qui rejoint le bord',
  'triangle',
  'trait détaché, le long de la hampe',
  'équerre au bord',
  'équerre vers le milieu',
  'carré',
] as const;

/** Units, tens, hundreds, thousands: where they hang on the stem. */
const places = [
  { nom: 'en haut à droite', left: false, down: false },
  { nom: 'en haut à gauche', left: true, down: false },
  { nom: 'en bas à droite', left: false, down: true },
  { nom: 'en bas à gauche', left: true, down: true },
] as const;

/** One letter per digit, units first: the number must not be readable in the phone's data. */
const digitLetters = 'zabcdefghi';

function idOf(value: number): string {
  return [0, 1, 2, 3]
    .map((place) => digitLetters[Math.floor(value / 10 ** place) % 10] ?? '')
    .join('');
}

/** The number of an id, or null if invalid. */
function valueOf(id: string): number | null {
  if (!/^[a-iz]{4}$/.test(id) || id === 'zzzz') return null;
  return charactersOf(id).reduce(
    (sum, letter, place) => sum + digitLetters.indexOf(letter) * 10 ** place,
    0,
  );
}

function digitsOf(value: number): number[] {
  return [0, 1, 2, 3].map((place) => Math.floor(value / 10 ** place) % 10);
}

function draw(value: number): Drawing {
  const shapes = digitsOf(value).flatMap((digit, index): Shape[] => {
    const place = places[index];
    if (place === undefined) return [];
    const put = ([x, y]: Point): Point => [
      place.left ? 80 - x : x,
      place.down ? 120 - y : y,
    ];
    return (strokesByDigit[digit] ?? []).map((stroke) =>
      ligne(...strokes[stroke].map(put)),
    );
  });
  return {
    largeur: 80,
    hauteur: 120,
    plume: 5,
    shapes: [ligne([40, 10], [40, 110]), ...shapes],
  };
}

function nameOf(value: number): string {
  const parts = digitsOf(value).flatMap((digit, index) => {
    return digit === 0 ? [] : `${formByDigit[digit] ?? ''} ${places[index]?.nom ?? ''}`;
  });
  return `hampe avec ${parts.join(', ')}`;
}

function signFor(value: number): Sign {
  return {
    id: idOf(value),
    value: String(value),
    nom: nameOf(value),
    drawing: draw(value),
  };
}

const cardSigns: readonly Sign[] = [1, 10, 100, 1000].flatMap((unit) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => signFor(digit * unit)),
);

const valueById = new Map(
  Array.from({ length: 9999 }, (_, index) => [idOf(index + 1), `${index + 1}`] as const),
);

export const secretCode = defineCode({
  id: 'cistercien',
  key: noKey,
  losses: ['lettres', 'ponctuation'],
  writing: {
    signs: () => cardSigns,
    signOf: (id) => {
      const value = valueOf(id);
      return value === null ? null : signFor(value);
    },
    tokens: 'espaces',
    taille: 'carre',
  },
  encode: (text) => writeNumbers(text, { maximum: 9999, write: idOf, joiner: wordGap }),
  decode: (text) => readSigns(text, valueById),
});
