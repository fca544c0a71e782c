import { currentLocale } from '@/langue/current-langue.ts';

const earthCircumferenceMetres = 40_075_016.686;
const tileSizePx = 256;

/** Metres on the ground per pixel at a latitude (Web Mercator, 256 px tiles). */
export function metresPerPixel(lat: number, zoom: number): number {
  return (
    (earthCircumferenceMetres * Math.cos((lat * Math.PI) / 180)) /
    (tileSizePx * 2 ** zoom)
  );
}

export type Scale = {
  /** Length of the bar, in pixels. */
  widthPx: number;
  /** `200 m`, `5 km`. */
  label: string;
};

/** The longest bar of at most `maxWidthPx` that represents 1, 2 or 5 times a power of ten metres. */
export function scaleBar(metresByPixel: number, maxWidthPx: number): Scale {
  const longest = metresByPixel * maxWidthPx;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * ([5, 2].find((factor) => factor * power <= longest) ?? 1);
  const [amount, unit] = metres >= 1_000 ? [metres / 1_000, 'km'] : [metres, 'm'];
  return {
    widthPx: Math.round(metres / metresByPixel),
    label: `${new Intl.NumberFormat(currentLocale()).format(amount)}\u00a0${unit}`,
  };
}
