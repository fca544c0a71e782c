import { msg, t } from '@lingui/core/macro';

/** Sign of a saga's part: a letter, or one of these with its name. */
const drawnSignes = [
  ['☀', msg`un soleil`],
  ['☾', msg`une lune`],
  ['★', msg`une étoile`],
  ['♥', msg`un cœur`],
  ['♣', msg`un trèfle`],
  ['♠', msg`un pique`],
  ['♦', msg`un carreau`],
  ['♜', msg`une tour`],
  ['♞', msg`un cheval`],
  ['♛', msg`une couronne`],
  ['⚓', msg`une ancre`],
  ['♪', msg`une note`],
] as const;

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** All of them in the order of their ranks: A is 1, the first drawn sign 27. */
export const signes: readonly string[] = [
  ...letters,
  ...drawnSignes.map(([signe]) => signe),
];

/** Its rank, from 1; 0 for another sign. */
export function rangOf(signe: string): number {
  return signes.indexOf(signe) + 1;
}

/** For reading aloud: « la lettre M », « une étoile ». */
export function signeWords(signe: string): string {
  const drawn = drawnSignes.find(([one]) => one === signe);
  return drawn === undefined ? t`la lettre ${signe}` : t(drawn[1]);
}

/**
 * The check digit that a paper passport prints beside part `n` (from 1): the last digit of the rank of its sign plus `n`. It catches most
 * slips of the pen, and leaves three or four possible signs to a cheat.
 */
export function controlOf(signe: string, n: number): number {
  return (rangOf(signe) + n) % 10;
}
