import { describe, expect, test } from 'vitest';
import { couleurs, type Couleur } from '@/ui/palette.ts';

type Rgb = [red: number, green: number, blue: number];

function rgbOf(hex: string): Rgb {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** `color-mix(in srgb, ink share, ground)`. */
function mix(ink: Rgb, ground: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => ground[index] + (ink[index] - ground[index]) * share;
  return [at(0), at(1), at(2)];
}

/** Relative luminance, WCAG 2.2. */
function luminanceOf(rgb: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [high, low] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the game in the %s', (_name, side) => {
  const colour = (role: Couleur) => rgbOf(couleurs[role][side]);
  const paper = colour('fond-carte');
  // As in `.plein-soleil`.
  const green = mix(colour('primaire-fort'), colour('texte'), 0.75);

  test.each<[what: string, ink: Rgb, ground: Rgb]>([
    ['text', colour('texte'), paper],
    ['links and lesser buttons', green, paper],
    ['lesser buttons under the finger', green, mix(green, paper, 0.15)],
    ['the main button', colour('sur-primaire'), green],
    ['an indice', colour('texte'), mix(green, paper, 0.08)],
    ['a wrong answer', colour('texte'), mix(colour('attention'), paper, 0.08)],
    ['an error', colour('texte'), mix(colour('alerte'), paper, 0.07)],
  ])('shows %s at 7 to 1 at least', (_what, ink, ground) => {
    expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(7);
  });
});
