import { msg } from '@lingui/core/macro';
import {
  disque,
  ligne,
  surface,
  type Drawing,
  type Point,
  type Shape,
} from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { alphabet, charactersOf } from '../latin-text.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readSigns, signMaps, writeSigns } from '../signs.ts';

/** Both arms of each letter, A to Z: 0 is down, then clockwise as seen by a person who faces the signaller. */
const armsByRank = [
  '01 02 03 04 05 06 07',
  '12 13 46 14 15 16 17',
  '23 24 25 26 27',
  '34 35 47 56 57 36 67',
]
  .join(' ')
  .split(' ');

const positionNames = [
  'vers le bas',
  'en bas à gauche',
  'à gauche',
  'en haut à gauche',
  'vers le haut',
  'en haut à droite',
  'à droite',
  'en bas à droite',
] as const;

const shoulder: Point = [60, 58];

/** A point at a distance from the shoulder along an arm, `across` to its side. */
function along(position: number, distance: number, across = 0): Point {
  const angle = (position * Math.PI) / 4;
  // Position 0 points down (y grows downwards), 2 to the left.
  const [x, y] = [-Math.sin(angle), Math.cos(angle)];
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round(shoulder[0] + x * distance - y * across),
    round(shoulder[1] + y * distance + x * across),
  ];
}

/** An arm and its flag: red and yellow, parted along the diagonal. */
function arm(position: number): Shape[] {
  const corners = [
    along(position, 30),
    along(position, 52),
    along(position, 52, 20),
    along(position, 30, 20),
  ] as const;
  return [
    surface('jaune', corners[0], corners[1], corners[2]),
    surface('rouge', corners[0], corners[2], corners[3]),
    { kind: 'ligne', points: corners, ferme: true, fin: true },
    ligne(shoulder, along(position, 54)),
  ];
}

function draw(positions: readonly number[]): Drawing {
  return {
    largeur: 120,
    hauteur: 120,
    plume: 5,
    shapes: [
      disque([60, 40], 9),
      ligne([60, 54], [60, 84]),
      ligne([50, 112], [60, 84], [70, 112]),
      ...positions.flatMap(arm),
    ],
  };
}

/** Seen from the back, left and right change sides. */
function mirrored(position: number): number {
  return (8 - position) % 8;
}

function signFor(value: string, positions: readonly number[]): Sign {
  const [low = 0, high = 0] = positions.toSorted((a, b) => a - b);
  return {
    id: `${low}+${high}`,
    value,
    nom: `un bras ${positionNames[low] ?? ''}, l’autre ${positionNames[high] ?? ''}`,
    drawing: draw([low, high]),
  };
}

function signsSeen(from: (position: number) => number): Sign[] {
  return charactersOf(alphabet).map((letter, rank) => {
    const arms = charactersOf(armsByRank[rank] ?? '').map(Number);
    return signFor(letter, arms.map(from));
  });
}

const signsByVariant: Readonly<Record<string, readonly Sign[]>> = {
  face: signsSeen((position) => position),
  dos: signsSeen(mirrored),
};

function signsOf(variantId: string): readonly Sign[] {
  return signsByVariant[variantId] ?? [];
}

export const secretCode = defineCode({
  id: 'semaphore',
  variants: [
    { id: 'face', label: msg`Le signaleur vu de face` },
    { id: 'dos', label: msg`Le signaleur vu de dos` },
  ],
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres'],
  writing: { signs: signsOf, tokens: 'espaces', taille: 'fouille' },
  encode: (text, _key, variantId) => {
    return writeSigns(text, signMaps(signsOf(variantId)).idByValue, { joiner: ' · ' });
  },
  decode: (text, _key, variantId) => {
    return readSigns(text.replaceAll(',', ' '), signMaps(signsOf(variantId)).valueById);
  },
});
