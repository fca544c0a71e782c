import { anglePairOf, coordinateOf, plainCoordinates } from './coordinate.ts';
import type { Position } from './position.ts';

/** A typed text read as a place. */
type TypedPosition =
  | { type: 'position'; position: Position }
  | { type: 'illisible' }
  /** A short link: only its site can resolve it. */
  | { type: 'lien-court' }
  | { type: 'hors-du-monde' };

const decimal = String.raw`[+-]?\d{1,4}(?:[.,]\d{1,12})?`;
const decimalPair = new RegExp(
  String.raw`^(${decimal})\s*°?\s*([NS])?(?:\s*[;/|]\s*|\s*,\s+|\s+)(${decimal})\s*°?\s*([EOW])?$`,
  'i',
);
// « 43.8997,4.7467 » and « 43,8997,4,7467 »: a lone comma separates only when both sides have decimals.
const tightPair =
  /^([+-]?\d{1,4}\.\d{1,12}),([+-]?\d{1,4}\.\d{1,12})$|^([+-]?\d{1,4},\d{1,12}),([+-]?\d{1,4},\d{1,12})$/;
/** « Latitude : 48,45, Longitude : -2,04 », « lon=-2.04&lat=48.45 ». */
const named =
  /^(lat|lon|lng)[a-z]*\.?\s*[:=]?\s*(\S.*?)[\s,;/|&]*\b(lat|lon|lng)[a-z]*\.?\s*[:=]?\s*(\S.*)$/i;
/** « Coordonnées GPS : ». */
const heading = /^(?:(?:coordonn[ée]es|position|gps)\s*)+:?\s*/i;
/** Longer texts are no coordinates. */
const pairLengthMax = 200;

function toNumber(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

function withSign(value: number, letter: string | undefined): number {
  return letter !== undefined && /[SOW]/i.test(letter) ? -value : value;
}

type Pair = readonly [lat: number, lon: number];

function namedPair(text: string): Pair | null {
  const [, first = '', one, second = '', other] = named.exec(text) ?? [];
  const isLatFirst = /^lat/i.test(first);
  if (isLatFirst === /^lat/i.test(second)) return null;
  const values = [coordinateOf(one), coordinateOf(other)] as const;
  if (values.some((value) => Number.isNaN(value))) return null;
  return isLatFirst ? values : [values[1], values[0]];
}

/** About ten centimetres: finer than any phone finds. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}

function readPair(text: string): Pair | null {
  const bare = text
    .replaceAll(/[()[\]{}]/g, '')
    .replace(heading, '')
    .trim();
  if (bare.length > pairLengthMax) return null;
  const tight = tightPair.exec(bare);
  if (tight !== null) {
    return [toNumber(tight[1] ?? tight[3]), toNumber(tight[2] ?? tight[4])];
  }
  const pair = decimalPair.exec(bare);
  if (pair !== null) {
    return [withSign(toNumber(pair[1]), pair[2]), withSign(toNumber(pair[3]), pair[4])];
  }
  return namedPair(bare) ?? anglePairOf(bare);
}

function positionOf(pair: Pair | null): TypedPosition {
  if (pair === null) return { type: 'illisible' };
  const [lat, lon] = [round(pair[0]), round(pair[1])];
  if (Math.abs(lat) > 90 || lon < -180 || lon >= 180) return { type: 'hors-du-monde' };
  return { type: 'position', position: { lat, lon } };
}

/** A link read as a place: possible coordinates, surest first, or resolved by its site only. */
type PlaceLink = { type: 'textes'; textes: readonly string[] } | { type: 'court' };

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.every((part) => part !== null && part !== undefined && part !== '')
    ? parts.join(', ')
    : '';
}

/** A parameter without Google's additions around coordinates: `loc:48.45,-2.04 (Lavoir)`. */
function parameterOf(url: URL, name: string): string {
  const value = url.searchParams.get(name) ?? '';
  return value.replace(/^loc:/i, '').replace(/\s*\([^()]*\)?$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('+', ' ');
  } catch {
    // A `%` that begins no escape: as it was written.
    return path;
  }
}

/**
 * Google Maps: `!3d…!4d…` of a page is its place, the last pair if the page was reached from another one; `@…` is the middle of the window,
 * and not a place of a way or of a search. Parameters: developers.google.com/maps/documentation/urls
 */
function googleTextes(url: URL): string[] {
  const path = decoded(url.pathname);
  if (path.startsWith('/maps/dir')) return [parameterOf(url, 'destination')];
  const marked = [...path.matchAll(/!3d(-?\d+\.?\d*)!4d(-?\d+\.?\d*)/g)].at(-1);
  const written = /^\/maps\/(?:place|search)\/([^/]+)/.exec(path)?.[1] ?? '';
  const embedded = /!2d(-?\d+\.?\d*)!3d(-?\d+\.?\d*)/.exec(parameterOf(url, 'pb'));
  const middle = /^\/maps\/(?:place\/[^/]*\/)?@(-?\d+\.?\d*),(-?\d+\.?\d*)/.exec(path);
  return [
    joined(marked?.[1], marked?.[2]),
    ...['q', 'query', 'destination', 'daddr', 'll'].map((name) => parameterOf(url, name)),
    written,
    joined(embedded?.[2], embedded?.[1]),
    joined(middle?.[1], middle?.[2]),
  ];
}

/** OpenStreetMap: a marker, else the middle of the window, which is not a place of a way. */
function osmTextes(url: URL): string[] {
  const { searchParams: of } = url;
  const middle = /[#&]map=[\d.]+\/(-?\d+\.?\d*)\/(-?\d+\.?\d*)/.exec(url.hash);
  return [
    joined(of.get('mlat'), of.get('mlon')),
    joined(of.get('lat'), of.get('lon')),
    url.pathname.startsWith('/directions') ? '' : joined(middle?.[1], middle?.[2]),
  ];
}

/** Apple Maps: developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks */
function appleTextes(url: URL): string[] {
  return ['coordinate', 'll', 'q'].map((name) => parameterOf(url, name));
}

/** `geo:48.45,-2.04;u=30` (RFC 5870), and the `q` that Android adds: `geo:0,0?q=48.45,-2.04(Lavoir)`. */
function geoTextes(link: string): string[] {
  const [head = '', query = ''] = link.slice('geo:'.length).split('?');
  const [pair = '', ...parameters] = head.split(';');
  const isOther = parameters.some((one) => /^crs=(?!wgs84$)/i.test(one));
  const wanted = parameterOf(new URL(`https://geo.invalid/?${query}`), 'q');
  const own = pair.split(',').slice(0, 2).join(', ');
  return isOther ? [] : [wanted, wanted !== '' && /^0+, 0+$/.test(own) ? '' : own];
}

/** Readers of links by site; null if only the site can resolve them. */
const sites: readonly (readonly [host: RegExp, read: (url: URL) => string[] | null])[] = [
  [/^maps\.app\.goo\.gl$|^maps\.apple$/, () => null],
  [/^goo\.gl$/, ({ pathname }) => (pathname.startsWith('/maps') ? null : [])],
  [/^(?:(?:www|maps)\.)?google(?:\.[a-z]{2,3}){1,2}$/, googleTextes],
  [
    /^(?:www\.)?(?:openstreetmap\.(?:org|fr)|osm\.org)$/,
    (url) => (url.pathname.startsWith('/go/') ? null : osmTextes(url)),
  ],
  [/^maps\.apple\.com$/, appleTextes],
];

/** The first address of a text, or the text itself if it is one without its `https://`; null for none. */
function addressIn(text: string): string | null {
  const found = /(?:https?:\/\/|\bgeo:)\S+/i.exec(text)?.[0];
  if (found !== undefined) return found.replace(/[)\]>»”"'.,;]+$/, '');
  return /^[a-z][\w-]*(?:\.[a-z][\w-]*)+\/\S+$/i.test(text) ? `https://${text}` : null;
}

/** Reads a link in a text as a place. Null without a link. Only the address's own site counts, not another in its query. */
function readPlaceLink(text: string): PlaceLink | null {
  const address = addressIn(text);
  if (address === null) return null;
  if (/^geo:/i.test(address)) return { type: 'textes', textes: geoTextes(address) };
  if (!URL.canParse(address)) return { type: 'textes', textes: [] };
  const url = new URL(address);
  const site = sites.find(([host]) => host.test(url.hostname));
  const textes = site === undefined ? [] : site[1](url);
  return textes === null ? { type: 'court' } : { type: 'textes', textes };
}

/**
 * Reads a latitude and a longitude (WGS84 degrees) as people copy or type them: `43.8997, 4.7467`, `43,8997 / 4,7467`,
 * `43°53'59"N 4°44'48"E`, `N 43° 53.982 E 004° 44.802`, « Latitude : 43,8997, Longitude : 4,7467 », a link of Google Maps,
 * OpenStreetMap or Apple Maps, `geo:43.8997,4.7467`. « O » and « W » are both west.
 */
export function parseTypedPosition(text: string): TypedPosition {
  const clean = plainCoordinates(text);
  const link = readPlaceLink(clean);
  if (link === null) return positionOf(readPair(clean));
  if (link.type === 'court') return { type: 'lien-court' };
  const pairs = link.textes.map((texte) => readPair(plainCoordinates(texte)));
  return positionOf(pairs.find((pair) => pair !== null) ?? null);
}

/** A place as a text that `parseTypedPosition` reads back: `43.8997, 4.7467`. */
export function formatPosition({ lat, lon }: Position): string {
  return `${round(lat)}, ${round(lon)}`;
}
