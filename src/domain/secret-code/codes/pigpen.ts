import { msg } from '@lingui/core/macro';
import { disque, ligne, type Drawing, type Point, type Shape } from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { charactersOf } from '../latin-text.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readSigns, signMaps, writeSigns } from '../signs.ts';

/** Cells of the grid `#`, 1 to 9 line by line, by the sides that close them. */
const sidesByCell = ['bd', 'gbd', 'gb', 'hbd', 'hgbd', 'hgb', 'hd', 'hgd', 'hg'] as const;

const sideWords: Readonly<Record<string, string>> = {
  h: 'en haut',
  b: 'en bas',
  g: 'à gauche',
  d: 'à droite',
};

const wedgeWords = {
  h: 'chevron, pointe en bas',
  g: 'chevron, pointe à droite',
  d: 'chevron, pointe à gauche',
  b: 'chevron, pointe en haut',
} as const;

type Wedge = keyof typeof wedgeWords;

const corners: Readonly<Record<string, readonly [Point, Point]>> = {
  h: [
    [10, 10],
    [50, 10],
  ],
  b: [
    [10, 50],
    [50, 50],
  ],
  g: [
    [10, 10],
    [10, 50],
  ],
  d: [
    [50, 10],
    [50, 50],
  ],
};

const wedgeLines: Readonly<Record<Wedge, readonly [Point, Point, Point]>> = {
  h: [
    [8, 12],
    [30, 48],
    [52, 12],
  ],
  b: [
    [8, 48],
    [30, 12],
    [52, 48],
  ],
  g: [
    [12, 8],
    [48, 30],
    [12, 52],
  ],
  d: [
    [48, 8],
    [12, 30],
    [48, 52],
  ],
};

const dotOfWedge: Readonly<Record<Wedge, Point>> = {
  h: [30, 22],
  b: [30, 38],
  g: [22, 30],
  d: [38, 30],
};

function drawing(shapes: readonly Shape[]): Drawing {
  return { largeur: 60, hauteur: 60, plume: 5, shapes };
}

/** A sign of the grid; its id names the sides it has, then `p` for a dot: `hgd`, `bdp`. */
function cellSign(value: string, sides: string, dotted: boolean): Sign {
  const words = charactersOf(sides)
    .map((side) => sideWords[side] ?? '')
    .join(', ');
  const name = sides.length === 4 ? 'carré fermé' : `angle de traits\u00A0: ${words}`;
  return {
    id: dotted ? `${sides}p` : sides,
    value,
    nom: dotted ? `${name}, avec un point` : name,
    drawing: drawing([
      ...charactersOf(sides).map((side) => ligne(...(corners[side] ?? []))),
      ...(dotted ? [disque([30, 30], 5)] : []),
    ]),
  };
}

/** A sign of the cross ×; its id is `v` and the side it opens to: `vh`, `vgp`. */
function wedgeSign(value: string, wedge: Wedge, dotted: boolean): Sign {
  return {
    id: `v${wedge}${dotted ? 'p' : ''}`,
    value,
    nom: wedgeWords[wedge] + (dotted ? ', avec un point' : ''),
    drawing: drawing([
      ligne(...wedgeLines[wedge]),
      ...(dotted ? [disque(dotOfWedge[wedge], 5)] : []),
    ]),
  };
}

const wedges: readonly Wedge[] = ['h', 'g', 'd', 'b'];

/** Grid, dotted grid, cross, dotted cross: the usual order. */
function gridsInTurn(): Sign[] {
  return [
    ...sidesByCell.map((sides, cell) => cellSign('ABCDEFGHI'[cell] ?? '', sides, false)),
    ...sidesByCell.map((sides, cell) => cellSign('JKLMNOPQR'[cell] ?? '', sides, true)),
    ...wedges.map((wedge, place) => wedgeSign('STUV'[place] ?? '', wedge, false)),
    ...wedges.map((wedge, place) => wedgeSign('WXYZ'[place] ?? '', wedge, true)),
  ];
}

/** Grid, cross, dotted grid, dotted cross. */
function crossBetween(): Sign[] {
  return [
    ...sidesByCell.map((sides, cell) => cellSign('ABCDEFGHI'[cell] ?? '', sides, false)),
    ...wedges.map((wedge, place) => wedgeSign('JKLM'[place] ?? '', wedge, false)),
    ...sidesByCell.map((sides, cell) => cellSign('NOPQRSTUV'[cell] ?? '', sides, true)),
    ...wedges.map((wedge, place) => wedgeSign('WXYZ'[place] ?? '', wedge, true)),
  ];
}

/** Two letters a cell, without and with a dot: A and B in the first cell. */
function pairsInCells(): Sign[] {
  return [
    ...sidesByCell.flatMap((sides, cell) => [
      cellSign('ACEGIKMOQ'[cell] ?? '', sides, false),
      cellSign('BDFHJLNPR'[cell] ?? '', sides, true),
    ]),
    ...wedges.flatMap((wedge, place) => [
      wedgeSign('SUWY'[place] ?? '', wedge, false),
      wedgeSign('TVXZ'[place] ?? '', wedge, true),
    ]),
  ];
}

const signsByVariant: Readonly<Record<string, readonly Sign[]>> = {
  usuel: gridsInTurn(),
  croix: crossBetween(),
  paires: pairsInCells(),
};

function signsOf(variantId: string): readonly Sign[] {
  return signsByVariant[variantId] ?? signsByVariant['usuel'] ?? [];
}

/** Each letter is the piece of a grid that surrounds it. Several orders of the grids exist, so the variant is stored. */
export const secretCode = defineCode({
  id: 'pigpen',
  variants: [
    { id: 'usuel', label: msg`Grille, grille pointée, croix, croix pointée` },
    { id: 'croix', label: msg`Grille, croix, grille pointée, croix pointée` },
    { id: 'paires', label: msg`Deux lettres par case, la seconde pointée` },
  ],
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres'],
  writing: { signs: signsOf, tokens: 'espaces', taille: 'carre' },
  encode: (text, _key, variantId) => {
    return writeSigns(text, signMaps(signsOf(variantId)).idByValue);
  },
  decode: (text, _key, variantId) => {
    return readSigns(text, signMaps(signsOf(variantId)).valueById);
  },
});
