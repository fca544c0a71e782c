import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { encodePolyline } from '../geo/polyline.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { toGeoJson } from './geojson.ts';
import { toGpx } from './gpx.ts';
import { toKml } from './kml.ts';
import { walkOfQuete } from './quete-walk.ts';

const url = 'https://quetes.example/les_quetes/22/dinan/le-secret-du-lavoir';
const line = [
  { lat: 48.45, lon: -2.04 },
  { lat: 48.451, lon: -2.041 },
  { lat: 48.452, lon: -2.043 },
];
const quete = createQuete({
  titre: 'L’eau & <le> "lavoir"\u0000',
  resume: 'Suivez ]]> l’eau\uD800.',
  trace: encodePolyline(line),
  etapes: [
    createEtapePublique(1, {
      titre: 'Le lavoir',
      recit: 'RÉCIT SECRET',
      epreuve: createTextePublique({ consigne: 'CONSIGNE SECRÈTE' }),
    }),
    createEtapePublique(2, { titre: 'Sans place', position: null }),
    createEtapePublique(3, { titre: 'La porte' }),
  ],
});
const walk = walkOfQuete(quete, url);

/** The document, or the parser's complaint. */
function parse(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml');
}

/** Errors of a document against a schema. */
function complaintsOf(validator: XsdValidator, document: XmlDocument): string[] {
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message);
  }
}

function childNames(element: Element | null): string[] {
  return [...(element?.children ?? [])].map(({ localName }) => localName);
}

describe('the walk of a quête', () => {
  test('keeps the numbers of étapes if one has no place', () => {
    expect(walk.stops.map(({ numero, titre }) => `${numero} ${titre}`)).toEqual([
      '1 Le lavoir',
      '3 La porte',
    ]);
  });

  test('without a drawn line goes straight from stop to stop', () => {
    const bare = walkOfQuete(createQuete({ ...quete.contenu, trace: '' }), url);
    expect(bare.line).toEqual(bare.stops.map(({ position }) => position));
  });
});

test.each([
  ['GPX', toGpx(walk)],
  ['KML', toKml(walk)],
  ['GeoJSON', toGeoJson(walk)],
])('%s tells where to walk, and nothing of stories and épreuves', (_name, text) => {
  expect(text).toContain('Le lavoir');
  expect(text).not.toMatch(/SECR/);
  expect(text).not.toContain('48.45,-2.04');
});

describe('GPX 1.1', () => {
  const gpx = parse(toGpx(walk)).documentElement;

  test('is well formed whatever the author wrote', () => {
    expect(gpx.localName).toBe('gpx');
    expect(gpx.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
    expect(gpx.getAttribute('version')).toBe('1.1');
    expect(gpx.getAttribute('creator')).toBe('Quêtes & Codes');
    expect(gpx.querySelector('metadata > name')?.textContent).toBe(
      'L’eau & <le> "lavoir"',
    );
  });

  test('conforms to the schema of the standard', () => {
    const schema = XmlDocument.fromString(
      readFileSync(path.join(import.meta.dirname, 'gpx-1.1.xsd'), 'utf8'),
    );
    const validator = XsdValidator.fromDoc(schema);
    const whole = XmlDocument.fromString(toGpx(walk));
    expect(complaintsOf(validator, whole)).toEqual([]);
    const wrong = XmlDocument.fromString(
      toGpx(walk).replace('lat="48.45', 'lat="148.45'),
    );
    expect(complaintsOf(validator, wrong).join()).toMatch(/lat/);
    for (const disposable of [wrong, whole, validator, schema]) disposable.dispose();
  });

  test('has its elements in the order of the schema', () => {
    expect(childNames(gpx)).toEqual(['metadata', 'wpt', 'wpt', 'trk']);
    expect(childNames(gpx.querySelector('metadata'))).toEqual([
      'name',
      'desc',
      'link',
      'time',
    ]);
    expect(childNames(gpx.querySelector('wpt'))).toEqual(['name', 'desc']);
    expect(childNames(gpx.querySelector('trk'))).toEqual(['name', 'trkseg']);
    expect(gpx.querySelectorAll('trkpt')).toHaveLength(3);
    expect(gpx.querySelector('trkpt')?.getAttribute('lat')).toBe('48.450000');
    expect(gpx.querySelector('time')?.textContent).toBe('2026-05-12T00:00:00.000Z');
  });
});

describe('KML 2.2', () => {
  const kml = parse(toKml(walk)).documentElement;

  test.each([
    [
      'a latitude of the poles and beyond',
      '-2.040000,48.450000',
      '-2.04,98.45',
      /98\.45/,
    ],
    ['a latitude before its longitude', '-2.040000,48.450000', '48.45 -2.04', /48\.45/],
    ['a colour of three parts', 'ff3d8015', '3d8015', /length of '3'/],
    [
      'a place and a line in one placemark',
      '<styleUrl>#chemin</styleUrl>',
      '<Point/>',
      /Point/,
    ],
  ])('conforms to the standard, and %s does not', (_what, right, wrong, complaint) => {
    const schema = XmlDocument.fromString(
      readFileSync(path.join(import.meta.dirname, 'kml-2.2.xsd'), 'utf8'),
    );
    const validator = XsdValidator.fromDoc(schema);
    const whole = XmlDocument.fromString(toKml(walk));
    expect(complaintsOf(validator, whole)).toEqual([]);
    const broken = XmlDocument.fromString(toKml(walk).replace(right, wrong));
    expect(complaintsOf(validator, broken).join()).toMatch(complaint);
    for (const disposable of [broken, whole, validator, schema]) disposable.dispose();
  });

  test('is well formed, its line first, longitudes before latitudes', () => {
    expect(kml.namespaceURI).toBe('http://www.opengis.net/kml/2.2');
    expect(childNames(kml.querySelector('Document'))).toEqual([
      'name',
      'description',
      'Style',
      'Placemark',
      'Placemark',
      'Placemark',
    ]);
    expect(kml.querySelector('LineString > coordinates')?.textContent).toBe(
      '-2.040000,48.450000 -2.041000,48.451000 -2.043000,48.452000',
    );
  });
});

test('GeoJSON is a collection of the line and the stops', () => {
  const { type, features } = JSON.parse(toGeoJson(walk)) as {
    type: string;
    features: { geometry: { type: string; coordinates: unknown } }[];
  };
  expect(type).toBe('FeatureCollection');
  expect(features.map(({ geometry }) => geometry.type)).toEqual([
    'LineString',
    'Point',
    'Point',
  ]);
  expect(features[0]?.geometry.coordinates).toEqual([
    [-2.04, 48.45],
    [-2.041, 48.451],
    [-2.043, 48.452],
  ]);
});
