import { ligne, ligneFine, type Drawing, type Point, type Shape } from './drawing.ts';

/** The long beam of the machine: a signal is valid only when it is upright or level. */
export const regulateurList = ['couche', 'debout'] as const;
export type Regulateur = (typeof regulateurList)[number];

/**
 * An indicator, by its angle with the regulator in degrees: 0 is folded upon it, positive is towards the sky, or the right
 * of a standing regulator. Stretched out (180) it would be taken for the regulator itself, and was not used.
 */
export const angleList = [0, 45, 90, 135, -45, -90, -135] as const;
export type Angle = (typeof angleList)[number];

export type ChappeSignal = { regulateur: Regulateur; ailes: readonly [Angle, Angle] };

/** Number of signals of the machine; six were reserved for the service of the line. */
export const signalCount = regulateurList.length * angleList.length ** 2;
export const serviceCount = 6;

/** Half of the regulator and an indicator, in the proportions of the machine (about 4.6 m and 2 m). */
const half = 30;
const aile = 26;
const centre: Point = [60, 56];

function along(from: Point, degrees: number, length: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round(from[0] + length * Math.cos(turn)),
    round(from[1] + length * Math.sin(turn)),
  ];
}

/** The machine on the roof of its tower, as the next station sees it. */
export function drawChappe({ regulateur, ailes }: ChappeSignal): Drawing {
  const direction = regulateur === 'couche' ? 0 : 90;
  const [first, second] = ailes;
  const start = along(centre, direction + 180, half);
  const end = along(centre, direction, half);
  const arms: readonly Shape[] = [
    // Folded, an indicator would hide in the regulator: it is drawn a little aside.
    ligne(start, along(start, direction - leaning(first), aile)),
    ligne(end, along(end, direction + 180 + leaning(second), aile)),
  ];
  return {
    largeur: 120,
    hauteur: 150,
    plume: 5,
    shapes: [
      ligneFine(centre, [60, 112]),
      ligneFine([42, 112], [78, 112], [84, 148], [36, 148], [42, 112]),
      ligneFine([36, 112], [60, 98], [84, 112]),
      ligne(start, end),
      ...arms,
    ],
  };
}

function leaning(angle: Angle): number {
  return angle === 0 ? 8 : angle;
}

/** Name of an indicator's position, by its looks. */
export function angleWords(angle: Angle, regulateur: Regulateur): string {
  if (angle === 0) return 'repliée';
  const opening = { 45: 'à demi repliée', 90: 'à angle droit', 135: 'à demi déployée' }[
    Math.abs(angle)
  ];
  const side =
    regulateur === 'couche'
      ? angle > 0
        ? 'vers le ciel'
        : 'vers la terre'
      : angle > 0
        ? 'vers la droite'
        : 'vers la gauche';
  return `${opening ?? ''} ${side}`;
}

/** Position of each indicator. */
export function ailesWords(regulateur: Regulateur): readonly [string, string] {
  return regulateur === 'couche'
    ? ['Aile de gauche', 'Aile de droite']
    : ['Aile du haut', 'Aile du bas'];
}

/** A signal in words: the text alternative. */
export function chappeWords({ regulateur, ailes }: ChappeSignal): string {
  const [first, second] = ailesWords(regulateur);
  return [
    `régulateur ${regulateur === 'couche' ? 'couché' : 'debout'}`,
    `${first.toLowerCase()} ${angleWords(ailes[0], regulateur)}`,
    `${second.toLowerCase()} ${angleWords(ailes[1], regulateur)}`,
  ].join(', ');
}
