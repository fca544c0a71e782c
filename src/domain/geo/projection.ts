import proj4, { type Converter } from 'proj4';
import type { Position } from './position.ts';

/** A way of writing places as two numbers: degrees, or metres of a map. */
export type Projection = {
  /** Its number in the EPSG register: `2154`. */
  code: number;
  /** Display name: « Lambert 93 ». */
  nom: string;
  /** For proj4; null for degrees. */
  definition: string | null;
};

const grs80 = '+ellps=GRS80 +units=m +no_defs';
const ntf =
  '+a=6378249.2 +b=6356515 +towgs84=-168,-60,320,0,0,0,0 +pm=paris +units=m +no_defs';

/** Degrees of WGS 84, and of the systems of France and its overseas that are within a metre of it. */
const degreeCodes: ReadonlySet<number> = new Set([
  ...[4326, 4979, 4171, 4258, 9777, 9782, 4463, 4470, 4558, 4624, 4627, 4687, 4749],
  5489,
]);

function utm(zone: number, isSouth: boolean, rest: string): string {
  return `+proj=utm +zone=${zone}${isSouth ? ' +south' : ''} ${rest}`;
}

/** NTF, by the zones of Lambert: the latitude of each, its scale and its origin (IGN, NTG_71). */
function ntfLambert(latitude: number, scale: number, x: number, y: number): string {
  return `+proj=lcc +lat_1=${latitude} +lat_0=${latitude} +lon_0=0 +k_0=${scale} +x_0=${x} +y_0=${y} ${ntf}`;
}

const lambert93 = `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${grs80}`;
const webMercator =
  '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs';

/** Definitions of the EPSG register (https://epsg.org) in use in France. */
const definitionByCode: Readonly<Record<number, readonly [nom: string, text: string]>> = {
  2154: ['Lambert 93', lambert93],
  9793: ['Lambert 93', lambert93],
  9794: ['Lambert 93', lambert93],
  3857: ['Web Mercator', webMercator],
  3785: ['Web Mercator', webMercator],
  900913: ['Web Mercator', webMercator],
  102100: ['Web Mercator', webMercator],
  102113: ['Web Mercator', webMercator],
  27571: ['Lambert I carto', ntfLambert(49.5, 0.999877341, 600_000, 1_200_000)],
  27572: ['Lambert II étendu', ntfLambert(46.8, 0.99987742, 600_000, 2_200_000)],
  27573: ['Lambert III carto', ntfLambert(44.1, 0.999877499, 600_000, 3_200_000)],
  27574: ['Lambert IV carto', ntfLambert(42.165, 0.99994471, 234.358, 4_185_861.369)],
  27561: ['Lambert I', ntfLambert(49.5, 0.999877341, 600_000, 200_000)],
  27562: ['Lambert II', ntfLambert(46.8, 0.99987742, 600_000, 200_000)],
  27563: ['Lambert III', ntfLambert(44.1, 0.999877499, 600_000, 200_000)],
  27564: ['Lambert IV', ntfLambert(42.165, 0.99994471, 234.358, 185_861.369)],
  3034: [
    'Lambert Europe',
    `+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 ${grs80}`,
  ],
  3035: [
    'Lambert Europe',
    `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${grs80}`,
  ],
  4559: ['UTM 20 Nord (Antilles)', utm(20, false, grs80)],
  5490: ['UTM 20 Nord (Antilles)', utm(20, false, grs80)],
  2972: ['UTM 22 Nord (Guyane)', utm(22, false, grs80)],
  4467: ['UTM 21 Nord (Saint-Pierre-et-Miquelon)', utm(21, false, grs80)],
  2975: ['UTM 40 Sud (La Réunion)', utm(40, true, grs80)],
  4471: ['UTM 38 Sud (Mayotte)', utm(38, true, grs80)],
  3296: ['UTM 5 Sud (Polynésie)', utm(5, true, grs80)],
  3297: ['UTM 6 Sud (Polynésie)', utm(6, true, grs80)],
  3298: ['UTM 7 Sud (Polynésie)', utm(7, true, grs80)],
  3299: ['UTM 8 Sud (Polynésie)', utm(8, true, grs80)],
  8903: ['UTM 1 Sud (Wallis-et-Futuna)', utm(1, true, grs80)],
  3163: [
    'Lambert Nouvelle-Calédonie',
    `+proj=lcc +lat_0=-21.5 +lon_0=166 +lat_1=-20.66666666666667 +lat_2=-22.33333333333333 +x_0=400000 +y_0=300000 ${grs80}`,
  ],
};

/** Lambert « conique conforme », zones 42 to 50: one per parallel (EPSG 3942 to 3950). */
function conique(code: number): Projection | null {
  const zone = code - 3_900;
  if (zone < 42 || zone > 50) return null;
  const y = (zone - 41) * 1_000_000 + 200_000;
  return {
    code,
    nom: `Lambert CC${zone}`,
    definition: `+proj=lcc +lat_0=${zone} +lon_0=3 +lat_1=${zone - 0.75} +lat_2=${zone + 0.75} +x_0=1700000 +y_0=${y} ${grs80}`,
  };
}

/** UTM by its zone: WGS 84 north (326xx) and south (327xx), ETRS89 (258xx). */
function utmOf(code: number): Projection | null {
  const [family, zone] = [Math.floor(code / 100), code % 100];
  const isKnown =
    ((family === 326 || family === 327) && zone >= 1 && zone <= 60) ||
    (family === 258 && zone >= 28 && zone <= 38);
  if (!isKnown) return null;
  const isSouth = family === 327;
  const ellipsoid = family === 258 ? grs80 : '+datum=WGS84 +units=m +no_defs';
  return {
    code,
    nom: `UTM ${zone} ${isSouth ? 'Sud' : 'Nord'}`,
    definition: utm(zone, isSouth, ellipsoid),
  };
}

/** A projection by its EPSG number; null if not read here. */
export function projectionOfCode(code: number): Projection | null {
  if (degreeCodes.has(code)) return { code, nom: 'degrés', definition: null };
  const known = definitionByCode[code];
  if (known !== undefined) return { code, nom: known[0], definition: known[1] };
  return conique(code) ?? utmOf(code);
}

/** Names of a projection in words, and its number. The first match counts. */
const wordings: readonly (readonly [RegExp, number])[] = [
  [/crs:?84|crs84/, 4326],
  [/pseudo.?mercator|web.?mercator|spherical mercator|google/, 3857],
  [/lambert.?(?:2|ii)\b.*(?:etendu|extended|e\b)|l2e\b/, 27572],
  [/lambert.?93|\bl93\b|rgf93.*lambert(?!.*cc)/, 2154],
  [/lambert.*(?:caledonie|caledonia)|rgnc/, 3163],
];

/**
 * The projection that a file names: `EPSG:3857`, `urn:ogc:def:crs:EPSG::2154`, `RGF93 / Lambert-93`, `WGS 84 / UTM zone 31N`. Null if not
 * read here.
 */
export function projectionNamed(name: string): Projection | null {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const code = /(?:epsg|esri|srid|crs)\D*?(?:[\d.]*[:/#= ]+)?(\d{4,6})\b/.exec(
    plain,
  )?.[1];
  if (code !== undefined) return projectionOfCode(Number(code));
  const zone = /utm\D*(\d{1,2})\s*(n|s)?/.exec(plain);
  if (zone !== null) {
    return projectionOfCode((zone[2] === 's' ? 32_700 : 32_600) + Number(zone[1]));
  }
  const cc = /\bcc.?(4[2-9]|50)\b/.exec(plain);
  if (cc !== null) return projectionOfCode(3_900 + Number(cc[1]));
  const found = wordings.find(([pattern]) => pattern.test(plain));
  if (found !== undefined) return projectionOfCode(found[1]);
  return /^\d{4,6}$/.test(plain.trim())
    ? projectionOfCode(Number(plain))
    : /wgs.?84|rgf.?93|etrs.?89/.test(plain)
      ? projectionOfCode(4326)
      : null;
}

const converters = new Map<string, Converter>();

function converterOf(definition: string): Converter {
  const known = converters.get(definition);
  if (known !== undefined) return known;
  const converter = proj4(definition);
  converters.set(definition, converter);
  return converter;
}

/**
 * The place in WGS84 degrees of two numbers of a projection, x (to the east) first; null if outside it. Converted by proj4; within a metre,
 * or 3 metres for the former NTF.
 */
export function unproject(
  { definition }: Projection,
  x: number,
  y: number,
): Position | null {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  const [lon, lat] =
    definition === null ? [x, y] : converterOf(definition).inverse([x, y]);
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  // East of the last meridian is the west of it.
  return isOnEarth ? { lat, lon: lon === 180 ? -180 : lon } : null;
}

/** Likely projections of undeclared numbers in France, most usual first. Not UTM: its zones look alike. */
export const guessedProjections: readonly Projection[] = [
  2154,
  3857,
  27572,
  ...Array.from({ length: 9 }, (_, index) => 3_942 + index),
  2975,
]
  .map(projectionOfCode)
  .filter((projection) => projection !== null);
