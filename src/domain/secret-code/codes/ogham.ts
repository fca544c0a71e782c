import { ligne, type Drawing, type Shape } from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readCharacters, writeSigns, mergedLosses, mergedMaps } from '../signs.ts';

/** Letters that ogham has no sign for, and how they are written. */
const merged = { J: 'I', K: 'C', P: 'B', V: 'F', W: 'U', X: 'CS', Y: 'I' } as const;

/** The four families of five; the first letter of each has one stroke, the last five. NG has no letter of ours. */
const aicmeList = [
  { letters: ['B', 'L', 'F', 'S', 'N'], first: 0x1681, side: 'sous' },
  { letters: ['H', 'D', 'T', 'C', 'Q'], first: 0x1686, side: 'sur' },
  { letters: ['M', 'G', null, 'Z', 'R'], first: 0x168b, side: 'travers' },
  { letters: ['A', 'O', 'U', 'E', 'I'], first: 0x1690, side: 'court' },
] as const;

type Side = (typeof aicmeList)[number]['side'];

const wordBySide: Readonly<Record<Side, string>> = {
  sous: 'sous la ligne',
  sur: 'au-dessus de la ligne',
  travers: 'oblique, en travers de la ligne',
  court: 'court, en travers de la ligne',
};

const middle = 40;
const gap = 14;

function stroke(side: Side, x: number): Shape {
  switch (side) {
    case 'sous':
      return ligne([x, middle], [x, middle + 28]);
    case 'sur':
      return ligne([x, middle], [x, middle - 28]);
    case 'travers':
      return ligne([x + 8, middle - 24], [x - 8, middle + 24]);
    case 'court':
      return ligne([x, middle - 11], [x, middle + 11]);
  }
}

function draw(side: Side, count: number): Drawing {
  const largeur = 40 + (count - 1) * gap;
  return {
    largeur,
    hauteur: 80,
    plume: 5,
    shapes: [
      ligne([0, middle], [largeur, middle]),
      ...Array.from({ length: count }, (_, index) => stroke(side, 20 + index * gap)),
    ],
  };
}

const signs: readonly Sign[] = aicmeList.flatMap(({ letters, first, side }) =>
  letters.flatMap((value, index) => {
    if (value === null) return [];
    const count = index + 1;
    return {
      id: String.fromCodePoint(first + index),
      value,
      nom: `${count} trait${count > 1 ? 's' : ''}, ${wordBySide[side]}`,
      drawing: draw(side, count),
    };
  }),
);

const { idByValue, valueById } = mergedMaps(signs, merged);

/** Strokes along a line, the edge of a standing stone; here from left to right. */
export const secretCode = defineCode({
  id: 'ogham',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres', ...mergedLosses(merged)],
  writing: { signs: () => signs, tokens: 'caracteres', taille: 'carre' },
  encode: (text) => writeSigns(text, idByValue, { joiner: '', gap: ' ' }),
  decode: (text) => readCharacters(text.replaceAll('\u1680', ' '), valueById),
});
