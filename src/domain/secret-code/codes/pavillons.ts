import {
  bande,
  disque,
  surface,
  type Drawing,
  type Ink,
  type Point,
  type Shape,
} from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readSigns, signMaps, writeSigns } from '../signs.ts';

const width = 96;
const height = 72;

/** Stripes across or down, of the same size. */
function stripes(way: 'horizontal' | 'vertical', ...inks: readonly Ink[]): Shape[] {
  return inks.map((ink, index) => {
    return way === 'horizontal'
      ? bande(ink, 0, (index * height) / inks.length, width, height / inks.length)
      : bande(ink, (index * width) / inks.length, 0, width / inks.length, height);
  });
}

function cross(ink: Ink): Shape[] {
  return [bande(ink, 38, 0, 20, height), bande(ink, 0, 26, width, 20)];
}

function saltire(ink: Ink): Shape[] {
  return [
    surface(ink, [0, 0], [14, 0], [96, 61], [96, 72], [82, 72], [0, 11]),
    surface(ink, [96, 0], [82, 0], [0, 61], [0, 72], [14, 72], [96, 11]),
  ];
}

/** Four quarters: top left, top right, bottom left, bottom right; the staff is on the left. */
function quarters(...inks: readonly [Ink, Ink, Ink, Ink]): Shape[] {
  return inks.map((ink, index) =>
    bande(ink, (index % 2) * 48, Math.floor(index / 2) * 36, 48, 36),
  );
}

const forked: readonly Point[] = [
  [0, 0],
  [96, 0],
  [72, 36],
  [96, 72],
  [0, 72],
];

const square: readonly Point[] = [
  [0, 0],
  [96, 0],
  [96, 72],
  [0, 72],
];

type Flag = {
  value: string;
  id: string;
  nom: string;
  shapes: readonly Shape[];
  edge?: readonly Point[];
};

function checks(): Shape[] {
  return Array.from({ length: 16 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const ink = (column + row) % 2 === 0 ? 'bleu' : 'blanc';
    return bande(ink, column * 24, row * 18, 24, 18);
  });
}

/** Yellow and red stripes that go down from the right to the left. */
function slantedStripes(): Shape[] {
  const step = 168 / 10;
  return Array.from({ length: 10 }, (_, index): Shape => {
    const ink = index % 2 === 0 ? 'jaune' : 'rouge';
    return surface(ink, ...slice(index * step, (index + 1) * step));
  });
}

/** The part of the flag between two lines x + y = low and x + y = high. */
function slice(low: number, high: number): Point[] {
  const across = (sum: number): [Point, Point] => {
    const top: Point = sum <= width ? [sum, 0] : [width, sum - width];
    const left: Point = sum <= height ? [0, sum] : [sum - height, height];
    return [top, left];
  };
  const [lowTop, lowLeft] = across(low);
  const [highTop, highLeft] = across(high);
  const corner = (at: number, point: Point) => (low < at && at < high ? [point] : []);
  return [
    lowTop,
    ...corner(width, [width, 0]),
    highTop,
    highLeft,
    ...corner(height, [0, height]),
    lowLeft,
  ];
}

/** The International Code of Signals (IMO, 1965, in force 1969): letters. */
const letterFlags: readonly Flag[] = [
  {
    value: 'A',
    id: 'blanc-bleu-fourchu',
    nom: 'pavillon fourchu, blanc puis bleu',
    shapes: [
      bande('blanc', 0, 0, 48, 72),
      surface('bleu', [48, 0], [96, 0], [72, 36], [96, 72], [48, 72]),
    ],
    edge: forked,
  },
  {
    value: 'B',
    id: 'rouge-fourchu',
    nom: 'pavillon fourchu, rouge',
    shapes: [surface('rouge', ...forked)],
    edge: forked,
  },
  {
    value: 'C',
    id: 'bleu-blanc-rouge-blanc-bleu',
    nom: 'cinq bandes couchées, bleu, blanc, rouge, blanc, bleu',
    shapes: stripes('horizontal', 'bleu', 'blanc', 'rouge', 'blanc', 'bleu'),
  },
  {
    value: 'D',
    id: 'jaune-bleu-jaune-couche',
    nom: 'trois bandes couchées, jaune, bleu large, jaune',
    shapes: [
      bande('jaune', 0, 0, 96, 18),
      bande('bleu', 0, 18, 96, 36),
      bande('jaune', 0, 54, 96, 18),
    ],
  },
  {
    value: 'E',
    id: 'bleu-rouge-couche',
    nom: 'bleu en haut, rouge en bas',
    shapes: stripes('horizontal', 'bleu', 'rouge'),
  },
  {
    value: 'F',
    id: 'losange-rouge',
    nom: 'blanc, un losange rouge',
    shapes: [
      bande('blanc', 0, 0, 96, 72),
      surface('rouge', [48, 0], [96, 36], [48, 72], [0, 36]),
    ],
  },
  {
    value: 'G',
    id: 'six-bandes-jaune-bleu',
    nom: 'six bandes debout, jaune et bleu en alternance',
    shapes: stripes('vertical', 'jaune', 'bleu', 'jaune', 'bleu', 'jaune', 'bleu'),
  },
  {
    value: 'H',
    id: 'blanc-rouge-debout',
    nom: 'blanc à gauche, rouge à droite',
    shapes: stripes('vertical', 'blanc', 'rouge'),
  },
  {
    value: 'I',
    id: 'disque-noir',
    nom: 'jaune, un disque noir',
    shapes: [bande('jaune', 0, 0, 96, 72), disque([48, 36], 19, 'noir')],
  },
  {
    value: 'J',
    id: 'bleu-blanc-bleu-couche',
    nom: 'trois bandes couchées, bleu, blanc, bleu',
    shapes: stripes('horizontal', 'bleu', 'blanc', 'bleu'),
  },
  {
    value: 'K',
    id: 'jaune-bleu-debout',
    nom: 'jaune à gauche, bleu à droite',
    shapes: stripes('vertical', 'jaune', 'bleu'),
  },
  {
    value: 'L',
    id: 'quartiers-jaune-noir',
    nom: 'quatre quartiers, jaune et noir',
    shapes: quarters('jaune', 'noir', 'noir', 'jaune'),
  },
  {
    value: 'M',
    id: 'croix-x-blanche',
    nom: 'bleu, une croix blanche en X',
    shapes: [bande('bleu', 0, 0, 96, 72), ...saltire('blanc')],
  },
  {
    value: 'N',
    id: 'damier',
    nom: 'damier bleu et blanc',
    shapes: checks(),
  },
  {
    value: 'O',
    id: 'diagonale-rouge-jaune',
    nom: 'rouge en haut à droite, jaune en bas à gauche',
    shapes: [
      surface('rouge', [0, 0], [96, 0], [96, 72]),
      surface('jaune', [0, 0], [96, 72], [0, 72]),
    ],
  },
  {
    value: 'P',
    id: 'carre-blanc',
    nom: 'bleu, un carré blanc au centre',
    shapes: [bande('bleu', 0, 0, 96, 72), bande('blanc', 32, 24, 32, 24)],
  },
  {
    value: 'Q',
    id: 'jaune',
    nom: 'tout jaune',
    shapes: [bande('jaune', 0, 0, 96, 72)],
  },
  {
    value: 'R',
    id: 'croix-jaune',
    nom: 'rouge, une croix jaune droite',
    shapes: [bande('rouge', 0, 0, 96, 72), ...cross('jaune')],
  },
  {
    value: 'S',
    id: 'carre-bleu',
    nom: 'blanc, un carré bleu au centre',
    shapes: [bande('blanc', 0, 0, 96, 72), bande('bleu', 32, 24, 32, 24)],
  },
  {
    value: 'T',
    id: 'rouge-blanc-bleu-debout',
    nom: 'trois bandes debout, rouge, blanc, bleu',
    shapes: stripes('vertical', 'rouge', 'blanc', 'bleu'),
  },
  {
    value: 'U',
    id: 'quartiers-rouge-blanc',
    nom: 'quatre quartiers, rouge et blanc',
    shapes: quarters('rouge', 'blanc', 'blanc', 'rouge'),
  },
  {
    value: 'V',
    id: 'croix-x-rouge',
    nom: 'blanc, une croix rouge en X',
    shapes: [bande('blanc', 0, 0, 96, 72), ...saltire('rouge')],
  },
  {
    value: 'W',
    id: 'cadres-bleu-blanc-rouge',
    nom: 'un cadre bleu, un cadre blanc, un rectangle rouge au centre',
    shapes: [
      bande('bleu', 0, 0, 96, 72),
      bande('blanc', 18, 14, 60, 44),
      bande('rouge', 36, 27, 24, 18),
    ],
  },
  {
    value: 'X',
    id: 'croix-bleue',
    nom: 'blanc, une croix bleue droite',
    shapes: [bande('blanc', 0, 0, 96, 72), ...cross('bleu')],
  },
  {
    value: 'Y',
    id: 'bandes-penchees',
    nom: 'bandes obliques, jaune et rouge en alternance',
    shapes: slantedStripes(),
  },
  {
    value: 'Z',
    id: 'quatre-triangles',
    nom: 'quatre triangles, jaune en haut, bleu à droite, rouge en bas, noir à gauche',
    shapes: [
      surface('jaune', [0, 0], [96, 0], [48, 36]),
      surface('bleu', [96, 0], [96, 72], [48, 36]),
      surface('rouge', [0, 72], [96, 72], [48, 36]),
      surface('noir', [0, 0], [0, 72], [48, 36]),
    ],
  },
];

function draw({ shapes, edge = square }: Flag): Drawing {
  return {
    largeur: width,
    hauteur: height,
    plume: 4,
    // The edge shows white flags on white paper.
    shapes: [...shapes, { kind: 'ligne', points: edge, ferme: true, fin: true }],
  };
}

const signs: readonly Sign[] = letterFlags.map((flag) => ({
  id: flag.id,
  value: flag.value,
  nom: flag.nom,
  drawing: draw(flag),
}));

const { idByValue, valueById } = signMaps(signs);

export const secretCode = defineCode({
  id: 'pavillons',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres'],
  writing: { signs: () => signs, tokens: 'espaces', taille: 'carre' },
  encode: (text) => writeSigns(text, idByValue),
  decode: (text) => readSigns(text, valueById),
});
