/** What WCAG 2.2 asks between a text and what is behind it (success criterion 1.4.3, level AA). */
const contrasteMinimum = 4.5;

const hex = /^#[0-9a-f]{6}$/;

/** A colour as a person types it (`1D5C4A`, `#1d5c4a`, `#abc`) in the one form that is kept; null where it is none. */
export function typedCouleur(text: string): string | null {
  const bare = text.trim().toLowerCase().replace(/^#/, '');
  const long = bare.length === 3 ? bare.replace(/./g, '$&$&') : bare;
  const couleur = `#${long}`;
  return hex.test(couleur) ? couleur : null;
}

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(couleur: string): Rgb {
  const part = (at: number) => Number.parseInt(couleur.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function couleurOf(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
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

/** Whether white letters can be read on a colour. `couleur` is in the form of `typedCouleur`. */
export function isCouleurLisible(couleur: string): boolean {
  return hex.test(couleur) && contrasteAvecBlanc(couleur) >= contrasteMinimum;
}

/**
 * The nearest colour on which white letters can be read: the same hue, darkened by as little as is needed, in steps of one
 * thousandth. A colour that passes is given back as it is.
 */
export function couleurLisible(couleur: string): string {
  const rgb = rgbOf(couleur);
  for (let step = 1000; step > 0; step -= 1) {
    const darker = couleurOf([
      (rgb[0] * step) / 1000,
      (rgb[1] * step) / 1000,
      (rgb[2] * step) / 1000,
    ]);
    if (isCouleurLisible(darker)) return darker;
  }
  return '#000000';
}
