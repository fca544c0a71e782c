import { disque, ligne, type Drawing, type Point } from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { charactersOf } from '../latin-text.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readSigns, signMaps, writeSigns } from '../signs.ts';

/** Direction of an arm of the cross, in quarter turns clockwise from the top. */
const arms = [
  { id: 'h', nom: 'du haut' },
  { id: 'd', nom: 'de droite' },
  { id: 'b', nom: 'du bas' },
  { id: 'g', nom: 'de gauche' },
] as const;

const centre = 40;

function turn([x, y]: Point, quarters: number): Point {
  let point: Point = [x - centre, y - centre];
  for (let done = 0; done < quarters; done += 1) point = [-point[1], point[0]];
  return [point[0] + centre, point[1] + centre];
}

/** Shape of an arm that points to the top: its tip is the centre of the cross. */
const forms = [
  {
    id: 't',
    nom: 'triangle fermé, branche',
    dot: [40, 28],
    lines: [
      [
        [40, 66],
        [14, 14],
        [66, 14],
        [40, 66],
      ],
    ],
  },
  {
    id: 'v',
    nom: 'triangle sans son bord extérieur, branche',
    dot: [40, 28],
    lines: [
      [
        [14, 14],
        [40, 66],
        [66, 14],
      ],
    ],
  },
  {
    id: 'm',
    nom: 'moitié gauche du triangle, vue depuis le centre, branche',
    dot: [31, 25],
    lines: [
      [
        [40, 66],
        [14, 14],
        [40, 14],
        [40, 66],
      ],
    ],
  },
] as const satisfies readonly {
  id: string;
  nom: string;
  dot: Point;
  lines: readonly (readonly Point[])[];
}[];

function draw(
  lines: readonly (readonly Point[])[],
  quarters: number,
  dot: Point | null,
): Drawing {
  return {
    largeur: 80,
    hauteur: 80,
    plume: 5,
    shapes: [
      ...lines.map((points) => ligne(...points.map((point) => turn(point, quarters)))),
      ...(dot !== null ? [disque(turn(dot, quarters), 5)] : []),
    ],
  };
}

function groupOf(letters: string, form: number, dotted: boolean): Sign[] {
  return charactersOf(letters).flatMap((value, quarters) => {
    const arm = arms[quarters];
    const shape = forms[form];
    if (arm === undefined || shape === undefined) return [];
    return {
      id: `${shape.id}${arm.id}${dotted ? 'p' : ''}`,
      value,
      nom: `${shape.nom} ${arm.nom}${dotted ? ', avec un point' : ''}`,
      drawing: draw(shape.lines, quarters, dotted ? shape.dot : null),
    };
  });
}

const cross: Sign = {
  id: 'x',
  value: 'N',
  nom: 'croix entière, en X',
  drawing: draw(
    [
      [
        [14, 14],
        [66, 66],
      ],
      [
        [66, 14],
        [14, 66],
      ],
    ],
    0,
    null,
  ),
};

/** Twenty-five signs cut from a cross with eight points. Tables differ from book to book: this is our own. */
const letterSigns: readonly Sign[] = [
  ...groupOf('ABCD', 0, false),
  ...groupOf('EFGH', 1, false),
  ...groupOf('IKLM', 2, false),
  cross,
  ...groupOf('OPQR', 0, true),
  ...groupOf('STUV', 1, true),
  ...groupOf('WXYZ', 2, true),
];

const { idByValue, valueById } = signMaps(letterSigns);
const idByLetter = new Map([...idByValue, ['J', idByValue.get('I') ?? ''] as const]);

export const secretCode = defineCode({
  id: 'templiers',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres', 'J=I'],
  writing: { signs: () => letterSigns, tokens: 'espaces', taille: 'carre' },
  encode: (text) => writeSigns(text, idByLetter),
  decode: (text) => readSigns(text, valueById),
});
