/** Minimum contrast in WCAG 2.2 between a text and its background (success criterion 1.4.3, level AA). */
const contrasteMinimum = 4.5;

const hex = /^#[0-9a-f]{6}$/;

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(couleur: string): Rgb {
  const part = (at: number) => Number.parseInt(couleur.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2, definition of « relative luminance ». */
function luminanceOf(couleur: string): number {
  const [red, green, blue] = rgbOf(couleur).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of white letters on a colour, or of letters of that colour on white paper: 1 to 21. */
export function contrasteAvecBlanc(couleur: string): number {
  return 1.05 / (luminanceOf(couleur) + 0.05);
}

/** True if white letters are readable on a colour. `couleur` is `#` and six small hexadecimal digits. */
export function isCouleurLisible(couleur: string): boolean {
  return hex.test(couleur) && contrasteAvecBlanc(couleur) >= contrasteMinimum;
}

/** The colours that a commune chooses from, by their names. White letters can be read on each. */
export const couleurList = [
  ['#1d5c4a', 'Sapin'],
  ['#2f6b2f', 'Forêt'],
  ['#5a6b1f', 'Olive'],
  ['#0f6674', 'Lagune'],
  ['#1f5fa8', 'Azur'],
  ['#24407a', 'Marine'],
  ['#55408f', 'Lavande'],
  ['#7a2f6f', 'Prune'],
  ['#9c2740', 'Grenat'],
  ['#a33a24', 'Brique'],
  ['#8a5a00', 'Ocre'],
  ['#4a4a4a', 'Ardoise'],
] as const;
