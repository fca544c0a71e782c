import { describe, expect, test } from 'vitest';
import { couleurs, encres, type Couleur } from './palette.ts';

type Rgb = [red: number, green: number, blue: number];

function rgbOf(hex: string): Rgb {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance, WCAG 2.2. */
function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, WCAG 2.2. */
function contrastOf(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

/** A colour laid over another with some opacity, as `color-mix` with transparent does it in sRGB. */
function laidOver(ground: Rgb, ink: Rgb, opacity: number): Rgb {
  return ground.map((value, index) => {
    const inkValue = ink[index] ?? value;
    return value + (inkValue - value) * opacity;
  }) as Rgb;
}

/** As `drawCover` draws them and `.cover-niveau` lays them. */
const contourCount = 16;
const contourOpacity = 0.035;

const themes = [
  ['light', 0],
  ['dark', 1],
] as const;

describe.each(themes)('the colours in the %s', (_name, side) => {
  const colour = (role: Couleur) => rgbOf(couleurs[role][side]);

  test.each([
    ['texte', 'fond'],
    ['texte', 'fond-carte'],
    ['texte', 'fond-creux'],
    ['texte-doux', 'fond'],
    ['texte-doux', 'fond-carte'],
    ['primaire-fort', 'fond-carte'],
    ['sur-primaire', 'primaire-fort'],
  ] as const)('let %s be read on %s in the sun: 7 to 1', (ink, ground) => {
    expect(contrastOf(colour(ink), colour(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['sur-primaire', 'primaire'],
    ['sur-alerte', 'alerte'],
    ['fond-carte', 'primaire-fort'],
    ['texte-doux', 'fond-creux'],
    ['primaire-fort', 'fond'],
    ['tampon', 'fond'],
    ['tampon', 'fond-carte'],
    ['alerte', 'fond'],
    ['attention', 'fond'],
  ] as const)('let the words in %s be read on %s: 4.5 to 1', (ink, ground) => {
    expect(contrastOf(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['trait-fort', 'fond'],
    ['trait-fort', 'fond-carte'],
    ['primaire', 'fond'],
    ['texte', 'fond'],
  ] as const)('let the edge of a control in %s be seen on %s: 3 to 1', (edge, ground) => {
    expect(contrastOf(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(['primaire', 'alerte', 'attention'] as const)(
    'let the text be read on a message tinted with %s: 7 to 1',
    (tint) => {
      const ground = laidOver(colour('fond'), colour(tint), 0.08);
      expect(contrastOf(colour('texte'), ground)).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(Object.keys(encres) as (keyof typeof encres)[])(
    'let the line of a %s cover be seen from the lowest ground to the summit',
    (encre) => {
      const ink = encres[encre];
      const line = rgbOf(ink.trait[side]);
      const lowest = rgbOf(ink.papier[side]);
      const summit = Array.from({ length: contourCount }).reduce<Rgb>(
        (ground) => laidOver(ground, rgbOf(ink.relief[side]), contourOpacity),
        lowest,
      );
      expect(contrastOf(line, lowest)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(line, summit)).toBeGreaterThanOrEqual(3);
    },
  );
});
