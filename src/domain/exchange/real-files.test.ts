import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  feature,
  geo,
  gpx,
  kml,
  latin,
  line,
  mark,
  point,
  trkpt,
  walk,
  wpt,
} from '@/testing/import-corpus.ts';
import { decodePolyline } from '../geo/polyline.ts';
import { distanceMetres } from '../geo/position.ts';
import { gpxCreator } from './gpx.ts';
import { proposeFile, type FileProposals } from './propose-file.ts';
import type { SaidRoles } from './read/columns.ts';
import { FileRefusedError } from './read/found.ts';

// Kinds of files in public reports: each with its right value.

const now = Date.UTC(2026, 10, 26);
const read = (
  file: string | Uint8Array,
  name: string,
  said?: SaidRoles,
): Promise<FileProposals> => proposeFile(bytesOf(file), name, { now, said });

async function first(file: string | Uint8Array, name: string) {
  const [proposal] = (await read(file, name)).proposals;
  if (proposal === undefined) throw new Error('There is at least one.');
  return proposal;
}

async function titresOf(file: string | Uint8Array, name: string): Promise<string[]> {
  return (await first(file, name)).etapes.map(({ titre }) => titre);
}

async function kindsOf(file: string | Uint8Array, name: string): Promise<string[]> {
  return (await first(file, name)).remarks.map(({ kind }) => kind);
}

async function placeOf(file: string | Uint8Array, name: string) {
  return (await first(file, name)).etapes[0]?.position ?? null;
}

async function walksOf(file: string | Uint8Array, name: string): Promise<string[]> {
  return (await read(file, name)).proposals.map(({ fields }) => fields.titre);
}

async function lineOf(file: string | Uint8Array, name: string) {
  return decodePolyline((await first(file, name)).fields.trace);
}

async function reasonOf(file: string | Uint8Array, name: string): Promise<unknown> {
  try {
    return await read(file, name);
  } catch (error) {
    return error instanceof FileRefusedError ? [error.reason, error.detail] : error;
  }
}

const seg = (...points: (readonly [lat: number, lon: number])[]) =>
  `<trkseg>${points.map(([lat, lon]) => trkpt(lat, lon)).join('')}</trkseg>`;
const track = (name: string, ...segments: string[]) =>
  `<trk><name>${name}</name>${segments.join('')}</trk>`;
const withCrs = (crs: object, ...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', crs, features });
const named = (name: string) => ({ type: 'name', properties: { name } });

describe('a declared projection', () => {
  test.each([
    [named('EPSG:3857'), [261_845.7, 6_250_564.3], [48.8566, 2.3522]],
    [named('urn:ogc:def:crs:EPSG::27572'), [600_000, 2_200_000], [46.8, 2.3366]],
    [named('urn:ogc:def:crs:EPSG::32630'), [571_170, 5_366_500], [48.4466, -2.0378]],
    [named('urn:ogc:def:crs:EPSG::2975'), [338_000, 7_690_000], [-20.883, 55.4427]],
    [{ type: 'EPSG', properties: { code: 2154 } }, [700_000, 6_600_000], [46.5, 3]],
    [named('urn:ogc:def:crs:OGC:1.3:CRS84'), [-2.04, 48.45], [48.45, -2.04]],
    // QGIS names the projection of the map over degrees.
    [named('urn:ogc:def:crs:EPSG::2154'), [-2.04, 48.45], [48.45, -2.04]],
  ])('%j is obeyed', async (crs, [x = 0, y = 0], [lat = 0, lon = 0]) => {
    const file = withCrs(crs, feature(point(x, y), { nom: 'A' }));
    const place = (await placeOf(file, 'a.geojson')) ?? { lat: 0, lon: 0 };
    expect(distanceMetres(place, { lat, lon })).toBeLessThan(300);
  });

  test.each(['EPSG:27700', 'urn:ogc:def:crs:EPSG::31370', 'Carte du voisin'])(
    '« %s » is refused by its name',
    async (name) => {
      const file = withCrs(named(name), feature(point(530_000, 180_000), { nom: 'A' }));
      expect(await reasonOf(file, 'a.geojson')).toEqual(['projection-inconnue', name]);
    },
  );

  test('of the heads of a table is obeyed', async () => {
    const file = 'Nom;X (EPSG:3857);Y (EPSG:3857)\nA;261845,7;6250564,3\n';
    expect(await placeOf(file, 'a.csv')).toEqual({ lat: 48.8566, lon: 2.3522 });
  });
});

describe('a guess', () => {
  test.each([
    ['Web Mercator', [261_845.7, 6_250_564.3], [48.8566, 2.3522]],
    ['Lambert II étendu', [600_000, 2_428_000], [48.85, 2.3366]],
    ['Lambert CC48', [1_652_000, 7_294_000], [48.844, 2.346]],
    ['Lambert 93', [652_472, 6_861_741], [48.853, 2.352]],
  ])('of %s is believed in France', async (_name, [x = 0, y = 0], [lat = 0, lon = 0]) => {
    const file = geo(feature(point(x, y), { nom: 'A' }));
    const place = (await placeOf(file, 'a.geojson')) ?? { lat: 0, lon: 0 };
    expect(distanceMetres(place, { lat, lon })).toBeLessThan(3_000);
    expect((await kindsOf(file, 'a.geojson'))[0]).toMatch(
      /^coordonnees-(?:lambert|devinees)$/,
    );
  });

  test.each([
    [9_000_000, 9_000_000],
    [150_000, 6_900_000],
    [530_000, 180_000],
  ])('%d, %d, which would be at sea or abroad, is not believed', async (x, y) => {
    const file = geo(feature(point(x, y), { nom: 'A' }), feature(line([2, 48], [2, 49])));
    const alone = geo(feature(point(x, y), { nom: 'A' }));
    expect(await placeOf(alone, 'a.geojson')).toBeNull();
    expect(await kindsOf(file, 'a.geojson')).toContain('places-illisibles');
  });
});

describe('a place of nowhere', () => {
  const far = 48.4535;
  test.each([
    ['a.gpx', gpx(track('T', seg([far, -2], [0, 0], [far, -2.01])))],
    [
      'a.kml',
      kml(
        `<Placemark><name>L</name><LineString><coordinates>-2,${far} 0,0 -2.01,${far}</coordinates></LineString></Placemark>`,
      ),
    ],
    ['a.geojson', geo(feature(line([-2, far], [0, 0], [-2.01, far])))],
    [
      'b.gpx',
      gpx(
        `<rte><rtept lat="${far}" lon="-2"/><rtept lat="0" lon="0.0"/><rtept lat="${far}" lon="-2.01"/></rte>`,
      ),
    ],
    ['c.geojson', geo(walk('A', {}), feature(null))],
  ])('%s has no line to the Gulf of Guinea', async (name, file) => {
    const places = await lineOf(file, name);
    expect(places.every(({ lat }) => lat > 40)).toBe(true);
    if (name !== 'c.geojson') expect(await kindsOf(file, name)).toContain('points-nuls');
  });

  test.each([
    ['a.gpx', gpx(wpt('Nulle part', 0, 0) + wpt('Lavoir'))],
    ['a.kml', kml(mark('Nulle part', '0,0') + mark('Lavoir', '-2.04,48.45'))],
    ['a.csv', 'Nom;Latitude;Longitude\nNulle part;0;0\nLavoir;48,45;-2,04\n'],
    [
      'a.geojson',
      geo(
        feature(point(0, 0), { nom: 'Nulle part' }),
        feature(point(-2, 48), { nom: 'B' }),
      ),
    ],
  ])('of %s keeps its text and loses its place', async (name, file) => {
    const [lost, kept] = (await first(file, name)).etapes;
    expect(lost).toMatchObject({ titre: 'Nulle part', position: null });
    expect(kept?.position).not.toBeNull();
    expect(await kindsOf(file, name)).toContain('points-nuls');
  });
});

describe('an archive', () => {
  const zip = (files: Record<string, string>) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
      ),
    );
  const one = gpx(track('Le lavoir', seg([48.4, -2], [48.41, -2])));
  const two = gpx(track('Le bourg', seg([48.5, -2], [48.51, -2])));

  test.each([
    ['two GPX', { 'a.gpx': one, 'b.gpx': two }, ['Le lavoir', 'Le bourg']],
    [
      'a GPX and a KML',
      { 'a.gpx': one, 'b.kml': kml(mark('P', '-2,48')) },
      ['Le lavoir', 'Carte'],
    ],
    ['folders', { 'x/a.gpx': one, 'y/b.gpx': two }, ['Le lavoir', 'Le bourg']],
    [
      'walks of one name',
      { 'a.gpx': one, 'b.gpx': one },
      ['Le lavoir (a)', 'Le lavoir (b)'],
    ],
    ['a note first', { 'LISEZMOI.txt': 'Bonjour, voici.', 'z.gpx': one }, ['Le lavoir']],
    ['settings first', { 'a.json': '{"v": 1}', 'z.gpx': one }, ['Le lavoir']],
    ['a web page first', { 'a.csv': '<html></html>', 'z.gpx': one }, ['Le lavoir']],
  ])('of %s is each walk of it', async (_name, files, titres) => {
    expect(await walksOf(zip(files), 'a.zip')).toEqual(titres);
  });

  test('of a broken walk and a good one is the good one, with a notice', async () => {
    const file = zip({ 'a.gpx': '<gpx', 'b.gpx': two });
    expect(await walksOf(file, 'a.zip')).toEqual(['Le bourg']);
    expect((await first(file, 'a.zip')).remarks).toContainEqual({
      kind: 'fichiers-laisses',
      count: 1,
      detail: 'a.gpx',
    });
  });

  test.each([
    ['files/a.kml', 'files/b.kml'],
    ['a.kml', 'sous/dossier/b.kml'],
    ['éà.kml', 'b c.kml'],
  ])('whose links name %s and %s is both', async (a, b) => {
    const link = (href: string) =>
      `<NetworkLink><Link><href>${href}</href></Link></NetworkLink>`;
    const file = zip({
      'doc.kml': kml(link(a) + link(b)),
      [a]: kml(mark('Lavoir', '-2,48')).replace('Carte', 'Une'),
      [b]: kml(mark('Porte', '-2,48.1')).replace('Carte', 'Deux'),
    });
    expect(await walksOf(file, 'a.kmz')).toEqual(['Une', 'Deux']);
    expect(await kindsOf(file, 'a.kmz')).toEqual(['plusieurs-balades']);
  });

  test('in an archive is read', async () => {
    const inner = zip({ 'a.gpx': one });
    expect(await walksOf(zipSync({ 'a.zip': inner }), 'b.zip')).toEqual(['Le lavoir']);
  });

  test('of a recording past 10 MB is thinned', async () => {
    const points = Array.from({ length: 30_000 }, (_, index) =>
      trkpt(48 + index / 1e6, -2 + Math.sin(index / 500) / 100),
    ).join('');
    // Data that a watch adds to each point.
    const more = `<extensions>${'<a>1</a>'.repeat(2)}<b>${'0'.repeat(350)}</b></extensions>`;
    const text = gpx(track('Longue', `<trkseg>${points}</trkseg>`)).replaceAll(
      '<ele>12</ele>',
      `<ele>12</ele>${more}`,
    );
    expect(text.length).toBeGreaterThan(10 * 1024 * 1024);
    expect(await reasonOf(text, 'a.gpx')).toEqual(['trop-lourd', '']);
    const file = zip({ 'a.gpx': text });
    expect((await lineOf(file, 'a.zip')).length).toBeLessThanOrEqual(5_000);
  });
});

describe('several walks in a file', () => {
  test.each([
    [
      'a.gpx',
      gpx(
        track('Un', seg([48.4, -2], [48.41, -2])) +
          track('Deux', seg([48.5, -2], [48.52, -2])),
      ),
    ],
    [
      'a.kml',
      kml(
        ['Un;-2,48.4 -2,48.41', 'Deux;-2,48.5 -2,48.52']
          .map((one) => one.split(';'))
          .map(
            ([name = '', at = '']) =>
              `<Placemark><name>${name}</name><LineString><coordinates>${at}</coordinates></LineString></Placemark>`,
          )
          .join(''),
      ),
    ],
    [
      'a.geojson',
      geo(
        feature(line([-2, 48.4], [-2, 48.41]), { nom: 'Un' }),
        feature(line([-2, 48.5], [-2, 48.52]), { nom: 'Deux' }),
      ),
    ],
    [
      'a.csv',
      'Nom;WKT\nUn;"LINESTRING (-2 48.4, -2 48.41)"\nDeux;"LINESTRING (-2 48.5, -2 48.52)"\n',
    ],
  ])('of %s are a proposal each, with its own line', async (name, file) => {
    const { proposals } = await read(file, name);
    expect(proposals.map(({ fields }) => fields.titre)).toEqual(['Un', 'Deux']);
    expect(proposals.map(({ fields }) => decodePolyline(fields.trace)[0]?.lat)).toEqual([
      48.4, 48.5,
    ]);
  });

  test('share the points between them', async () => {
    const file = gpx(
      wpt('Lavoir', 48.405, -2) +
        wpt('Porte', 48.51, -2) +
        track('Un', seg([48.4, -2], [48.41, -2])) +
        track('Deux', seg([48.5, -2], [48.52, -2])),
    );
    const titres = (await read(file, 'a.gpx')).proposals.map(({ etapes }) =>
      etapes.map(({ titre }) => titre),
    );
    expect(titres).toEqual([['Lavoir'], ['Porte']]);
  });

  test('that go on from each other are offered whole, then each', async () => {
    const file = gpx(
      track('Matin', seg([48.4, -2], [48.41, -2])) +
        track('Soir', seg([48.41, -2], [48.42, -2])),
    );
    expect(await walksOf(file, 'a.gpx')).toEqual(['Matin', 'Matin', 'Soir']);
    expect((await lineOf(file, 'a.gpx')).at(-1)?.lat).toBe(48.42);
  });

  test('that are loops from one place are not joined', async () => {
    const loop = (size: number) =>
      seg([48.4, -2], [48.4 + size, -2], [48.4, -2 - size], [48.4, -2]);
    const file = gpx(track('Petite', loop(0.01)) + track('Grande', loop(0.03)));
    expect(await walksOf(file, 'a.gpx')).toEqual(['Petite', 'Grande']);
  });

  test.each([
    ['no geometry', feature(null, { nom_itineraire: 'Vide' })],
    ['an empty line', walk('Vide', {})],
    ['coordinates that are no numbers', walk('Vide', {})],
  ])(
    'of which one has %s are the others, with the number left out',
    async (kind, bad) => {
      const geometry =
        kind === 'an empty line'
          ? line()
          : { type: 'LineString', coordinates: [['a', 'b']] };
      const wrong = kind === 'no geometry' ? bad : { ...bad, geometry };
      const file = geo(walk('Bonne'), wrong);
      expect(await walksOf(file, 'a.geojson')).toEqual(['Bonne']);
      expect((await first(file, 'a.geojson')).remarks).toContainEqual({
        kind: 'balades-laissees',
        count: 1,
      });
    },
  );
});

describe('pieces of a line', () => {
  const whole: [number, number][] = Array.from({ length: 9 }, (_, index) => [
    48.4 + index / 100,
    -2,
  ]);
  const pieces = whole
    .slice(1)
    .map((to, index): [number, number][] => [whole[index] ?? [0, 0], to]);

  test('in whatever order and direction are one line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(pieces, { minLength: pieces.length }),
        fc.array(fc.boolean(), { minLength: pieces.length, maxLength: pieces.length }),
        async (shuffled, turns) => {
          const segments = shuffled.map((piece, index) =>
            seg(...(turns[index] === true ? piece.toReversed() : piece)),
          );
          const found = await lineOf(gpx(track('Sentier', ...segments)), 'a.gpx');
          const lats = found.map(({ lat }) => lat).toSorted((a, b) => a - b);
          expect([lats[0], lats.at(-1)]).toEqual([48.4, 48.48]);
          expect(found).toHaveLength(9);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('of one point are left, said, and not « joined »', async () => {
    const file = gpx(track('T', seg([48.4, -2]), seg([48.4, -2], [48.41, -2])));
    const kinds = await kindsOf(file, 'a.gpx');
    expect(kinds).toContain('points-isoles');
    expect(kinds).not.toContain('traces-joints');
  });
});

describe('XML', () => {
  test.each([
    `\n<?xml version="1.0" encoding="UTF-8"?>${gpx(wpt('Lavoir'), '')}`,
    `\uFEFF \r\n\t<?xml version="1.0"?>${gpx(wpt('Lavoir'), '')}`,
    `\n\n${gpx(wpt('Lavoir'), '')}`,
    gpx(wpt('Lavoir'), '').replace('version="1.1"', `version='1.1'`),
  ])('after blanks is read: %#', async (file) => {
    expect(await titresOf(file, 'a.gpx')).toEqual(['Lavoir']);
  });

  test.each([
    [wpt('Dupont & fils'), 'Dupont & fils'],
    [wpt('Café &eacute;t&eacute;'), 'Café été'],
    [wpt('A &amp; B'), 'A & B'],
  ])('%s loses nothing', async (inner, titre) => {
    expect(await titresOf(gpx(inner), 'a.gpx')).toEqual([titre]);
    expect(await kindsOf(gpx(inner), 'a.gpx')).toEqual([]);
  });

  test.each([
    [gpx(wpt('A') + wpt('B', 48.5)).slice(0, -6), /n’est jamais fermée/],
    [gpx(`${wpt('A')}${wpt('B', 48.5)}</trk>`), /./],
    [gpx(`${wpt('A')}${wpt('B', 48.5)}<wpt lat=48.6 lon="2"/>`), /mal écrite|interdit/],
  ])(
    'that is broken is read until there, and says where and why: %#',
    async (file, words) => {
      expect(await titresOf(file, 'a.gpx')).toEqual(['A', 'B']);
      const broken = (await first(file, 'a.gpx')).remarks.find(
        ({ kind }) => kind === 'xml-abime',
      );
      expect(broken?.detail).toMatch(words);
    },
  );

  test.each(['ISO-8859-1', 'windows-1252', 'latin1', 'us-ascii'])(
    'that declares %s and is UTF-8 is read as UTF-8',
    async (encoding) => {
      const file = gpx(wpt('Église'), `<?xml version="1.0" encoding="${encoding}"?>`);
      expect(await titresOf(file, 'a.gpx')).toEqual(['Église']);
      expect(await kindsOf(file, 'a.gpx')).toEqual(['encodage-faux']);
    },
  );

  test.each(['48,45', ' 48.45 ', '+48.45', `48°27'00"N`])(
    'of GPX may write a latitude %s',
    async (lat) => {
      const file = gpx(
        `<wpt lat="${lat.replaceAll('"', '&quot;')}" lon="-2,04"><name>A</name></wpt>`,
      );
      expect(await placeOf(file, 'a.gpx')).toEqual({ lat: 48.45, lon: -2.04 });
    },
  );
});

describe('a text written in Word', () => {
  const recit = 'Rue du Puits\nface au lavoir\n• une clé';
  const pasted = 'Rue du Puits\u000Bface au la\u00ADvoir\n\uF0B7\tune\u200B clé';
  const escaped =
    'Rue du Puits&#x2028;face au la&#173;voir&#10;&#xF0B7;&#9;une&#x200B; clé';
  test.each([
    ['CSV', `Titre;Lat;Lon;Récit\nA;48.45;-2.04;"${pasted}"`, 'a.csv'],
    ['GPX', gpx(wpt('A', 48.45, -2.04, `<desc>${escaped}</desc>`)), 'a.gpx'],
    [
      'GeoJSON',
      geo(feature(point(-2.04, 48.45), { nom: 'A', recit: pasted })),
      'a.geojson',
    ],
  ])('keeps its lines and its bullets in %s', async (_, file, name) => {
    expect((await first(file, name)).etapes[0]?.recit).toBe(recit);
  });
});

describe('GPX', () => {
  test('has named points of a route beside its way points', async () => {
    const file = gpx(
      `${wpt('Lavoir')}<rte><name>R</name><rtept lat="48.46" lon="-2"><name>Porte</name></rtept><rtept lat="48.47" lon="-2"/></rte>`,
    );
    expect(await titresOf(file, 'a.gpx')).toEqual(['Lavoir', 'Porte']);
  });

  const story =
    'Le four banal cuisait le pain de tout le bourg\u00A0: chacun payait en farine, une fois par semaine, jusqu’en 1789.';
  test.each([
    ['a date and a story', '<cmt>12-MAI-26 10:32:11</cmt><desc>STORY</desc>', story],
    ['a story and a date', '<cmt>STORY</cmt><desc>2026-05-12T10:32:11Z</desc>', story],
    ['the same twice', '<cmt>STORY</cmt><desc>STORY</desc>', story],
    ['the name and a story', '<cmt>Four</cmt><desc>STORY</desc>', story],
    ['a story and its beginning', '<cmt>Le four banal</cmt><desc>STORY</desc>', story],
    [
      'a story and another word',
      '<cmt>Sonner fort</cmt><desc>STORY</desc>',
      `${story}\n\nSonner fort`,
    ],
    ['a date alone', '<desc>12/05/2026 10:32</desc>', ''],
    ['a short story alone', '<cmt>Rebâti en 1832</cmt>', 'Rebâti en 1832'],
  ])('of another maker with %s has the story as récit', async (_, more, recit) => {
    const file = gpx(wpt('Four', 48.45, -2.04, more.replaceAll('STORY', story)));
    expect((await first(file, 'a.gpx')).etapes[0]).toMatchObject({ lieu: '', recit });
    expect(await kindsOf(file, 'a.gpx')).not.toContain('textes-coupes');
  });

  test('of our own has the place in desc and the story in cmt', async () => {
    const file = gpx(
      wpt('Four', 48.45, -2.04, '<cmt>12/05/2026</cmt><desc>Rue du Four</desc>'),
    ).replace('creator="t"', `creator="${gpxCreator.replace('&', '&amp;')}"`);
    expect((await first(file, 'a.gpx')).etapes[0]).toMatchObject({
      lieu: 'Rue du Four',
      recit: '12/05/2026',
    });
  });

  test('has the road points of Garmin', async () => {
    const road = [48.461, 48.462, 48.463]
      .map((lat) => `<gpxx:rpt lat="${lat}" lon="-2"/>`)
      .join('');
    const file = gpx(
      `<rte xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><rtept lat="48.46" lon="-2"><extensions><gpxx:RoutePointExtension>${road}</gpxx:RoutePointExtension></extensions></rtept><rtept lat="48.464" lon="-2"/></rte>`,
    );
    expect((await lineOf(file, 'a.gpx')).map(({ lat }) => lat)).toEqual([
      48.46, 48.461, 48.462, 48.463, 48.464,
    ]);
  });
});

describe('little is something', () => {
  test.each([
    ['a.gpx', gpx(track('T', seg([48.4, -2])))],
    ['b.gpx', gpx(track('T', seg(), seg([48.4, -2])))],
    ['c.gpx', gpx('<rte><rtept lat="48.4" lon="-2"/></rte>')],
  ])('a recording of one point is an étape: %s', async (name, file) => {
    expect(await placeOf(file, name)).toEqual({ lat: 48.4, lon: -2 });
  });

  test('a ring of KML that is no surface is a line', async () => {
    const file = kml(
      '<Placemark><LinearRing><coordinates>-2,48 -2,48.1 -2.1,48.1 -2,48</coordinates></LinearRing></Placemark>',
    );
    expect(await lineOf(file, 'a.kml')).toHaveLength(4);
  });
});

describe('surfaces', () => {
  const ring = [
    [-2.04, 48.45],
    [-2.05, 48.46],
    [-2.03, 48.46],
    [-2.04, 48.45],
  ];
  const text = ring.map((pair) => pair.join(',')).join(' ');
  const polygon = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${text}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
  test.each([
    ['a.kml', kml(`<Placemark><name>C</name>${polygon}</Placemark>`)],
    [
      'b.kml',
      kml(
        `<Placemark><name>C</name><MultiGeometry>${polygon}</MultiGeometry></Placemark>`,
      ),
    ],
    ['a.geojson', geo(feature({ type: 'Polygon', coordinates: [ring] }, { nom: 'C' }))],
    [
      'b.geojson',
      geo(feature({ type: 'MultiPolygon', coordinates: [[ring]] }, { nom: 'C' })),
    ],
    [
      'a.csv',
      `Nom;WKT\nC;"POLYGON ((${ring.map((pair) => pair.join(' ')).join(', ')}))"\n`,
    ],
  ])('of %s alone are the line by their outline', async (name, file) => {
    expect(await lineOf(file, name)).toHaveLength(4);
  });

  test('beside a line are left, and said', async () => {
    const file = kml(
      `<Placemark><LineString><coordinates>-2,48 -2,48.1</coordinates></LineString></Placemark><Placemark>${polygon}</Placemark>`,
    );
    expect(await lineOf(file, 'a.kml')).toHaveLength(2);
    expect(await kindsOf(file, 'a.kml')).toContain('surfaces-laissees');
  });
});

describe('extended data of KML', () => {
  const at = '<Point><coordinates>-2.04,48.45</coordinates></Point>';
  test.each([
    '<SchemaData><SimpleData name="nom">Lavoir</SimpleData><SimpleData name="description">Vieux</SimpleData></SchemaData>',
    '<Data name="Titre"><value>Lavoir</value></Data><Data name="Récit"><value>Vieux</value></Data>',
    '<SchemaData><SimpleData name="NAME">Lavoir</SimpleData><SimpleData name="COMMENTAIRE">Vieux</SimpleData></SchemaData>',
  ])('are its texts: %#', async (data) => {
    const file = kml(`<Placemark><ExtendedData>${data}</ExtendedData>${at}</Placemark>`);
    expect((await first(file, 'a.kml')).etapes[0]).toMatchObject({
      titre: 'Lavoir',
      recit: 'Vieux',
    });
  });
});

describe('a map of uMap', () => {
  const umap = (...layers: object[]) =>
    JSON.stringify({ type: 'umap', properties: { name: 'Balade' }, layers });
  const layer = (...features: object[]) => ({ type: 'FeatureCollection', features });
  test.each([
    umap(layer(feature(point(-2, 48), { name: 'Lavoir' }))),
    umap(layer(), layer(feature(point(-2, 48), { name: 'Lavoir' }))),
    umap(
      layer(feature(line([-2, 48], [-2, 48.1]))),
      layer(feature(point(-2, 48), { name: 'Lavoir' })),
    ),
  ])('is read with all its layers: %#', async (file) => {
    const { fields, etapes } = await first(file, 'a.umap');
    expect(fields.titre).toBe('Balade');
    expect(etapes.map(({ titre }) => titre)).toEqual(['Lavoir']);
  });

  test('has texts without the signs of uMap', async () => {
    const description =
      '**Vieux** [[https://a.example|lavoir]] {{https://a.example/x.png}}';
    const file = umap(layer(feature(point(-2, 48), { name: 'L', description })));
    expect((await first(file, 'a.umap')).etapes[0]?.recit).toBe('Vieux lavoir');
  });
});

describe('a table', () => {
  test.each([
    ['a line « sep= »', 'sep=;\nTitre;Latitude;Longitude\nLavoir;48,4535;-2,0461\n'],
    [
      'a line « sep= » with a comma',
      'sep=,\r\nTitre,Latitude,Longitude\r\nLavoir,48.4535,-2.0461\r\n',
    ],
    [
      'a line « sep= » of tabs',
      'SEP=\t\nTitre\tLatitude\tLongitude\nLavoir\t48,4535\t-2,0461\n',
    ],
    [
      'heads with their system',
      'Nom;Latitude WGS84;Longitude WGS84\nLavoir;48.4535;-2.0461\n',
    ],
    [
      'heads of a national base',
      'Nom_du_POI,Latitude,Longitude\n"Lavoir",48.4535,-2.0461\n',
    ],
    [
      'heads that say more',
      'Nom du lieu;Coordonnées GPS (lat, lon)\nLavoir;48.4535, -2.0461\n',
    ],
    [
      'a title above',
      'Balade du lavoir;;\n;;\nTitre;Latitude;Longitude\nLavoir;48,4535;-2,0461\n',
    ],
    [
      'a title and a date above',
      'Nos étapes\nLe 3 mai 2026\n\nTitre;Lat;Long\nLavoir;48,4535;-2,0461\n',
    ],
    ['line ends of old Macs', 'Titre;Latitude;Longitude\rLavoir;48,4535;-2,0461\r'],
    ['WKT', 'Nom;geom\nLavoir;POINT (-2.0461 48.4535)\n'],
    [
      'WKT with a system',
      'Nom;the_geom\nLavoir;SRID=4326;\n'.replace(
        'SRID=4326;',
        '"SRID=4326;POINT(-2.0461 48.4535)"',
      ),
    ],
    [
      'GeoJSON in a cell',
      'Nom;geo_shape\nLavoir;"{""type"":""Point"",""coordinates"":[-2.0461,48.4535]}"\n',
    ],
    ['sides in words', 'Nom;Latitude;Longitude\nLavoir;48,4535 Nord;2,0461 Ouest\n'],
    ['degrees and minutes', `Nom;Latitude;Longitude\nLavoir;48° 27,21' N;2° 2,766' O\n`],
    ['decimal minutes in one cell', `Nom;Position\nLavoir;N 48° 27.210 W 002° 02.766\n`],
    ['decimal minutes', `Nom;Latitude;Longitude\nLavoir;N 48° 27.210;W 002° 02.766\n`],
    ['geo:', `Nom;Position\nLavoir;geo:48.4535,-2.0461\n`],
    ['brackets', `Nom;Position\nLavoir;[48.4535, -2.0461]\n`],
    [
      'a link of Google Maps',
      `Nom;Position\nLavoir;https://www.google.com/maps/place/Lavoir/@48.45,-2.04,17z/data=!3d48.4535!4d-2.0461\n`,
    ],
    [
      'a link of OpenStreetMap',
      `Nom;Position\nLavoir;https://www.openstreetmap.org/?mlat=48.4535&mlon=-2.0461#map=17/48.4/-2.0\n`,
    ],
    ['degrees in one cell', `Nom;GPS\nLavoir;48°27'12.6" Nord, 2°02'45.96" Ouest\n`],
  ])('with %s has its place', async (_kind, file) => {
    expect(await titresOf(file, 'a.csv')).toEqual(['Lavoir']);
    const place = (await placeOf(file, 'a.csv')) ?? { lat: 0, lon: 0 };
    expect(distanceMetres(place, { lat: 48.4535, lon: -2.0461 })).toBeLessThan(5);
  });

  const places = 'Lat;Lng\n';
  test.each([
    ['Étape;Nom', '2;Le four', '1;La halle', ['La halle', 'Le four']],
    ['Étape n°;Libellé du lieu', '02;Le four', '01;La halle', ['La halle', 'Le four']],
    ['Étape;Nom', 'Le four;x', 'La halle;y', ['Le four', 'La halle']],
    ['N°;Titre', '2;1832', '1;1900', ['1900', '1832']],
    ['Lieu;Texte', 'Le four;a', 'La halle;b', ['Le four', 'La halle']],
    ['Libellé du lieu;Texte', 'Le four;a', 'La halle;b', ['Le four', 'La halle']],
  ])(
    'with « %s » has names for titles, and numbers for their order',
    async (heads, one, two, titres) => {
      const file = `${heads};${places}${one};48.45;-2.04\n${two};48.46;-2.05\n`;
      expect(await titresOf(file, 'a.csv')).toEqual(titres);
    },
  );

  test('with a title and a place keeps both', async () => {
    const file = `Titre;Lieu;${places}Le four;Rue du Four;48.45;-2.04\n`;
    expect((await first(file, 'a.csv')).etapes[0]).toMatchObject({
      titre: 'Le four',
      lieu: 'Rue du Four',
    });
  });

  const three = ['froment', 'seigle', 'avoine'];
  test.each([
    ['Answer 1,Answer 2,Answer 3,Correct answer', 'seigle,froment,avoine,froment'],
    ['Réponse A,Réponse B,Réponse C,Bonne réponse', 'seigle,froment,avoine,Froment'],
    ['Réponse A,Réponse B,Réponse C,Bonne réponse', 'seigle,froment,avoine,B'],
    ['Choix A,Choix B,Choix C,Réponse correcte', 'seigle,froment,avoine,Réponse B'],
    ['Choix A,Choix B,Choix C,Lettre', 'seigle,froment,avoine,b'],
    [
      'Bon à savoir,Réponse A,Réponse B,Réponse C,Bonne réponse',
      ',seigle,froment,avoine,B',
    ],
    ['Choix1,Choix2,Choix3,Solution', 'seigle,froment,avoine,2'],
    [
      'Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Correct answer(s)',
      'seigle,froment,avoine,2',
    ],
    ['Bonne réponse,Mauvaise réponse 1,Mauvaise réponse 2', 'froment,seigle,avoine'],
    ['Réponse,Mauvaise réponse 1,Mauvaise réponse 2', 'froment,seigle,avoine'],
    ['Bonne réponse,Réponse A,Réponse B,Réponse C', 'froment,seigle,froment,avoine'],
  ])(
    'with the choices « %s » has a choix, its right one marked',
    async (heads, cells) => {
      const file = `Title,Question,${heads},Lat,Lng\nFour,De quoi ?,${cells},48.45,-2.04\n`;
      const { epreuve } = (await first(file, 'a.csv')).etapes[0] ?? {};
      expect(epreuve).toMatchObject({ type: 'choix', consigne: 'De quoi ?' });
      expect(epreuve?.options.map(({ texte }) => texte).toSorted()).toEqual(
        three.toSorted(),
      );
      const right = epreuve?.options.filter(({ juste }) => juste) ?? [];
      expect(right.map(({ texte }) => texte)).toEqual(['froment']);
      expect(epreuve?.reponses).toEqual(['froment']);
      expect(await kindsOf(file, 'a.csv')).not.toContain('colonnes-laissees');
    },
  );

  test('with numbers among the choices takes the text of the right one before its place', async () => {
    const file = `Titre;Question;Réponse 1;Réponse 2;Réponse 3;Bonne réponse;${places}Four;Combien ?;2;3;1;3;48.45;-2.04\n`;
    const options = (await first(file, 'a.csv')).etapes[0]?.epreuve.options ?? [];
    expect(options.map(({ juste }) => juste)).toEqual([false, true, false]);
  });

  test('with several right choices marks them', async () => {
    const file = `Titre;Question;Answer 1;Answer 2;Answer 3;Correct answers;${places}Four;Quoi ?;a b;c d;e f;"1,3";48.45;-2.04\n`;
    const options = (await first(file, 'a.csv')).etapes[0]?.epreuve.options ?? [];
    expect(options.map(({ juste }) => juste)).toEqual([true, false, true]);
  });

  test('with choices that say no right one marks none, and says so', async () => {
    const file = `Titre;Question;Réponse 1;Réponse 2;${places}Four;Quoi ?;froment;seigle;48.45;-2.04\n`;
    const { etapes, remarks } = await first(file, 'a.csv');
    expect(etapes[0]?.epreuve.options.map(({ juste }) => juste)).toEqual([false, false]);
    expect(etapes[0]?.epreuve.reponses).toEqual([]);
    expect(remarks).toContainEqual({ kind: 'choix-sans-bonne', count: 1 });
  });

  test('with one answer a line has a word to find', async () => {
    const file = `Titre;Question;Réponse A;Réponse B;${places}Four;Quoi ?;froment;;48.45;-2.04\n`;
    expect((await first(file, 'a.csv')).etapes[0]?.epreuve).toMatchObject({
      type: 'texte',
      reponses: ['froment'],
    });
  });

  test('says that a spreadsheet has taken the commas of its places', async () => {
    const file = 'Titre;Latitude;Longitude\nFour;484535;-20461\nHalle;48,46;-2,05\n';
    expect((await first(file, 'a.csv')).remarks).toContainEqual({
      kind: 'virgules-perdues',
      count: 1,
      detail: '484535, -20461',
    });
    const metres = 'Titre;X;Y\nFour;325000;6830000\nHalle;325100;6830100\n';
    expect(await kindsOf(metres, 'a.csv')).not.toContain('virgules-perdues');
  });

  test('says that a short link cannot be followed, and keeps its étape', async () => {
    const file =
      'Nom;Position\nLavoir;https://maps.app.goo.gl/a1B2\nPorte;48.4555, -2.0481\n';
    expect(await titresOf(file, 'a.csv')).toEqual(['Lavoir', 'Porte']);
    expect(await placeOf(file, 'a.csv')).toBeNull();
    expect((await first(file, 'a.csv')).remarks).toContainEqual({
      kind: 'liens-courts',
      count: 1,
    });
  });

  test('of an old Mac has its accents', async () => {
    const file = latin('Titre;R\u008Ecit\rLavoir;Un \u008Et\u008E\r');
    expect((await first(file, 'a.csv')).etapes[0]).toMatchObject({
      titre: 'Lavoir',
      recit: 'Un été',
    });
    expect(await kindsOf(file, 'a.csv')).toContain('encodage-mac');
  });

  test('says which columns are left', async () => {
    const file = 'Titre;Prix;Téléphone\nLavoir;3;02\n';
    expect((await first(file, 'a.csv')).remarks).toContainEqual({
      kind: 'colonnes-laissees',
      count: 2,
      detail: 'Prix, Téléphone',
    });
  });

  test('with a title above is named by it', async () => {
    const file = 'Balade du lavoir;;\nTitre;Latitude;Longitude\nLavoir;48,45;-2\n';
    expect((await first(file, 'a.csv')).fields.titre).toBe('Balade du lavoir');
  });
});

describe('a walk of the national schema', () => {
  test.each([
    ['2,5', 150],
    ['1.5', 90],
    [2, 120],
    ['2h30', 150],
    ['1 h 15', 75],
    ['90 min', 90],
  ])('of %s lasts %d minutes', async (duree, minutes) => {
    expect((await first(geo(walk('A', { duree })), 'a.json')).fields.dureeMinutes).toBe(
      minutes,
    );
  });

  test.each([
    ['69383', '69123', 'Lyon'],
    ['75114', '75056', 'Paris'],
    ['13207', '13055', 'Marseille'],
  ])('in the arrondissement %s is in %s %s', async (code, insee, nom) => {
    const file = geo(walk('A', { communes_code: code, communes_nom: 'X 3e' }));
    expect((await first(file, 'a.json')).fields.commune).toMatchObject({ insee, nom });
  });

  test.each([
    [1004, '01004'],
    ['1004', '01004'],
    ['2a004', '2A004'],
    ['6088,6004', '06088'],
  ])('whose code is %s is in %s', async (code, insee) => {
    const file = geo(walk('A', { communes_code: code, communes_nom: 'Ambérieu' }));
    expect((await first(file, 'a.json')).fields.commune?.insee).toBe(insee);
  });
});
