import { ligne, type Drawing, type Point } from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readCharacters, writeSigns, mergedLosses, mergedMaps } from '../signs.ts';

/** Letters without a rune in the elder futhark, and their spelling. */
const merged = { C: 'K', Q: 'K', V: 'W', X: 'KS', Y: 'I' } as const;

type Rune = {
  value: string;
  id: string;
  forme: string;
  lines: readonly (readonly Point[])[];
};

/** The elder futhark (2nd to 8th century), one rune per letter that it can spell. */
const runes: readonly Rune[] = [
  {
    value: 'A',
    id: 'ᚨ',
    forme: 'hampe et deux branches qui descendent à droite',
    lines: [
      [
        [20, 10],
        [20, 90],
      ],
      [
        [20, 10],
        [48, 30],
      ],
      [
        [20, 36],
        [48, 56],
      ],
    ],
  },
  {
    value: 'B',
    id: 'ᛒ',
    forme: 'hampe et deux pointes à droite',
    lines: [
      [
        [16, 10],
        [16, 90],
      ],
      [
        [16, 10],
        [48, 30],
        [16, 50],
        [48, 70],
        [16, 90],
      ],
    ],
  },
  {
    value: 'D',
    id: 'ᛞ',
    forme: 'deux hampes reliées par une croix',
    lines: [
      [
        [12, 10],
        [12, 90],
        [52, 10],
        [52, 90],
        [12, 10],
      ],
    ],
  },
  {
    value: 'E',
    id: 'ᛖ',
    forme: 'deux hampes reliées en haut par un V',
    lines: [
      [
        [10, 90],
        [10, 10],
        [30, 34],
        [50, 10],
        [50, 90],
      ],
    ],
  },
  {
    value: 'F',
    id: 'ᚠ',
    forme: 'hampe et deux branches qui montent à droite',
    lines: [
      [
        [16, 10],
        [16, 90],
      ],
      [
        [16, 40],
        [40, 12],
      ],
      [
        [16, 62],
        [50, 24],
      ],
    ],
  },
  {
    value: 'G',
    id: 'ᚷ',
    forme: 'croix en X',
    lines: [
      [
        [10, 14],
        [50, 86],
      ],
      [
        [50, 14],
        [10, 86],
      ],
    ],
  },
  {
    value: 'H',
    id: 'ᚺ',
    forme: 'deux hampes et une barre oblique',
    lines: [
      [
        [12, 10],
        [12, 90],
      ],
      [
        [48, 10],
        [48, 90],
      ],
      [
        [12, 38],
        [48, 62],
      ],
    ],
  },
  {
    value: 'I',
    id: 'ᛁ',
    forme: 'une hampe seule',
    lines: [
      [
        [30, 10],
        [30, 90],
      ],
    ],
  },
  {
    value: 'J',
    id: 'ᛃ',
    forme: 'deux chevrons qui se tournent autour',
    lines: [
      [
        [24, 10],
        [8, 29],
        [24, 48],
      ],
      [
        [36, 52],
        [52, 71],
        [36, 90],
      ],
    ],
  },
  {
    value: 'K',
    id: 'ᚲ',
    forme: 'un chevron ouvert à droite',
    lines: [
      [
        [44, 22],
        [16, 50],
        [44, 78],
      ],
    ],
  },
  {
    value: 'L',
    id: 'ᛚ',
    forme: 'hampe et une branche qui descend à droite, depuis le haut',
    lines: [
      [
        [20, 90],
        [20, 10],
        [46, 36],
      ],
    ],
  },
  {
    value: 'M',
    id: 'ᛗ',
    forme: 'deux hampes reliées en haut par une croix',
    lines: [
      [
        [10, 90],
        [10, 10],
        [50, 46],
      ],
      [
        [50, 90],
        [50, 10],
        [10, 46],
      ],
    ],
  },
  {
    value: 'N',
    id: 'ᚾ',
    forme: 'hampe barrée d’un trait oblique',
    lines: [
      [
        [30, 10],
        [30, 90],
      ],
      [
        [14, 36],
        [46, 58],
      ],
    ],
  },
  {
    value: 'O',
    id: 'ᛟ',
    forme: 'losange sur deux jambes',
    lines: [
      [
        [10, 90],
        [48, 38],
        [30, 12],
        [12, 38],
        [50, 90],
      ],
    ],
  },
  {
    value: 'P',
    id: 'ᛈ',
    forme: 'hampe et deux crochets tournés à droite',
    lines: [
      [
        [46, 32],
        [32, 14],
        [16, 10],
        [16, 90],
        [32, 86],
        [46, 68],
      ],
    ],
  },
  {
    value: 'R',
    id: 'ᚱ',
    forme: 'hampe, une pointe en haut à droite et une jambe oblique',
    lines: [
      [
        [16, 10],
        [16, 90],
      ],
      [
        [16, 10],
        [44, 30],
        [18, 50],
        [48, 90],
      ],
    ],
  },
  {
    value: 'S',
    id: 'ᛊ',
    forme: 'un zigzag de trois traits',
    lines: [
      [
        [44, 12],
        [18, 36],
        [44, 58],
        [18, 86],
      ],
    ],
  },
  {
    value: 'T',
    id: 'ᛏ',
    forme: 'une flèche vers le haut',
    lines: [
      [
        [30, 90],
        [30, 10],
      ],
      [
        [10, 34],
        [30, 10],
        [50, 34],
      ],
    ],
  },
  {
    value: 'U',
    id: 'ᚢ',
    forme: 'une hampe et une épaule qui descend jusqu’en bas à droite',
    lines: [
      [
        [14, 90],
        [14, 10],
        [46, 36],
        [46, 90],
      ],
    ],
  },
  {
    value: 'W',
    id: 'ᚹ',
    forme: 'hampe et une pointe en haut à droite',
    lines: [
      [
        [18, 90],
        [18, 10],
        [46, 30],
        [18, 50],
      ],
    ],
  },
  {
    value: 'Z',
    id: 'ᛉ',
    forme: 'hampe et deux bras levés',
    lines: [
      [
        [30, 10],
        [30, 90],
      ],
      [
        [10, 14],
        [30, 46],
        [50, 14],
      ],
    ],
  },
];

function draw(lines: Rune['lines']): Drawing {
  return {
    largeur: 60,
    hauteur: 100,
    plume: 6,
    shapes: lines.map((points) => ligne(...points)),
  };
}

const signs: readonly Sign[] = runes.map(({ value, id, forme, lines }) => ({
  id,
  value,
  nom: forme,
  drawing: draw(lines),
}));

const { idByValue, valueById } = mergedMaps(signs, merged);

export const secretCode = defineCode({
  id: 'runes',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres', ...mergedLosses(merged)],
  writing: { signs: () => signs, tokens: 'caracteres', taille: 'carre' },
  encode: (text) => writeSigns(text, idByValue, { joiner: '', gap: ' ' }),
  decode: (text) => readCharacters(text, valueById),
});
