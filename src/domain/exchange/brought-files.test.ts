import library, { type WorkSheet } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  feature,
  geo,
  good,
  gpx,
  kml,
  latin,
  line,
  mark,
  point,
  wpt,
} from '@/testing/import-corpus.ts';
import { decodePolyline } from '../geo/polyline.ts';
import { proposeFile, type FileProposals } from './propose-file.ts';
import { tableKey, type SaidRoles } from './read/columns.ts';
import { FileRefusedError } from './read/found.ts';

// Kinds of files that people bring, and their column names.

type Content = string | Uint8Array;
const read = (file: Content, name: string, said?: SaidRoles): Promise<FileProposals> =>
  proposeFile(bytesOf(file), name, { now: Date.UTC(2026, 10, 26), said });

async function first(file: Content, name: string, said?: SaidRoles) {
  const [proposal] = (await read(file, name, said)).proposals;
  if (proposal === undefined) throw new Error('There is at least one.');
  return proposal;
}

async function titresOf(file: Content, name: string, said?: SaidRoles) {
  return (await first(file, name, said)).etapes.map(({ titre }) => titre);
}

async function reasonOf(file: Content, name: string): Promise<unknown> {
  const error: unknown = await read(file, name).catch((refusal: unknown) => refusal);
  return error instanceof FileRefusedError ? error.reason : error;
}

type Row = readonly (string | number | null)[];
const heads = ['Titre', 'Récit', 'Latitude', 'Longitude'];
const four: Row = ['Four', 'Bâti en 1832', 48.4535, -2.0461];
const halle: Row = ['Halle', '', 48.4555, -2.0481];

function workbook(
  sheets: Readonly<Record<string, readonly Row[]>>,
  bookType: 'xlsx' | 'ods',
  change: (sheet: WorkSheet) => void = () => undefined,
): Uint8Array {
  const book = library.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = library.utils.aoa_to_sheet(rows.map((row) => [...row]));
    change(sheet);
    library.utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(library.write(book, { type: 'array', bookType }) as ArrayBuffer);
}

describe.each(['xlsx', 'ods'] as const)('a workbook (.%s)', (bookType) => {
  const made = (
    sheets: Readonly<Record<string, readonly Row[]>>,
    change = () => undefined,
  ) => workbook(sheets, bookType, change);
  const name = `a.${bookType}`;

  test('is read as its CSV would be, its numbers whole', async () => {
    const { etapes, remarks } = await first(made({ Feuil1: [heads, four, halle] }), name);
    expect(etapes.map(({ titre, recit, position }) => [titre, recit, position])).toEqual([
      ['Four', 'Bâti en 1832', { lat: 48.4535, lon: -2.0461 }],
      ['Halle', '', { lat: 48.4555, lon: -2.0481 }],
    ]);
    expect(remarks).toEqual([]);
  });

  test('has a title above its heads, whatever its name says', async () => {
    const file = made({ Feuil1: [['Balade du four'], [], heads, four] });
    expect((await first(file, 'a.csv')).fields.titre).toBe('Balade du four');
  });

  test('of 40 sheets offers those of étapes by their names, and says which are left', async () => {
    const notes = Array.from({ length: 38 }, (_, index) => [
      `Notes ${index}`,
      [['Merci']],
    ]);
    const file = made({
      ...Object.fromEntries(notes.slice(0, 20) as [string, Row[]][]),
      Bourg: [heads, four],
      Port: [heads, halle],
      ...Object.fromEntries(notes.slice(20) as [string, Row[]][]),
    });
    const { proposals } = await read(file, name);
    expect(proposals.map(({ fields }) => fields.titre)).toEqual(['Bourg', 'Port']);
    expect(proposals[0]?.remarks).toContainEqual(
      expect.objectContaining({ kind: 'feuilles-laissees', count: 38 }),
    );
  });

  test('has the values of its formulas, and the text of a merged cell in each of its rows', async () => {
    const rows = [
      ['Titre', 'Lieu', 'Réponse'],
      ['Four', 'Bourg', 3],
      ['Halle', null, 4],
    ];
    const file = workbook({ A: rows }, bookType, (sheet) => {
      sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
      sheet['A3'] = { t: 's', v: 'Halle', f: 'UPPER("Halle")' };
    });
    const { etapes } = await first(file, name);
    expect(etapes.map(({ titre, lieu }) => [titre, lieu])).toEqual([
      ['Four', 'Bourg'],
      ['Halle', 'Bourg'],
    ]);
  });

  test('of more rows than are offered says how many are left', async () => {
    const rows = Array.from({ length: 400 }, (_, at): Row => [
      `P${at}`,
      '',
      48 + at / 1e3,
      -2,
    ]);
    const { remarks } = await first(made({ A: [heads, ...rows] }), name);
    expect(remarks).toContainEqual({ kind: 'etapes-en-trop', count: 100 });
  });
});

test('a workbook that unpacks to more than a text may have is not given to the library', async () => {
  const sheet = new Uint8Array(42 * 1024 * 1024);
  const file = zipSync({ 'xl/workbook.xml': strToU8('<a/>'), 'xl/sheet1.xml': sheet });
  expect(await reasonOf(file, 'a.xlsx')).toBe('trop-lourd');
});

const compound = (stream: string) =>
  latin(`\u00D0\u00CF\u0011\u00E0${'\0'.repeat(60)}${stream.split('').join('\0')}`);
const sqlite = (mark: string) => `SQLite format 3\0${'\0'.repeat(52)}${mark}`;
const ftyp = (brand: string) => latin(`\0\0\0\u0018ftyp${brand}`);
const zipped = (name: string, text = '<a/>') => zipSync({ [name]: strToU8(text) });

/** 1,001 empty files in an archive whose directory declares one. */
function lyingArchive(): Uint8Array {
  const names = Array.from({ length: 1_001 }, (_, index) => `${index}.txt`);
  const bytes = zipSync(
    Object.fromEntries(names.map((name) => [name, new Uint8Array()])),
  );
  // The entry count, in the last record, which has 22 bytes.
  bytes.set([1, 0], bytes.length - 12);
  return bytes;
}

const kinds: readonly (readonly [string, Content, string])[] = [
  ['.xlsx with a password', compound('EncryptedPackage'), 'classeur-protege'],
  ['.xls', compound('Workbook'), 'classeur-ancien'],
  ['.doc', compound('WordDocument'), 'document'],
  ['.xlsb', zipped('xl/workbook.bin'), 'classeur-ancien'],
  ['Numbers', zipped('Index/Document.iwa'), 'classeur-apple'],
  ['.pptx', zipped('ppt/presentation.xml'), 'document'],
  ['.odt', zipped('mimetype', 'application/vnd.oasis.opendocument.text'), 'document'],
  ['SpreadsheetML', '<?xml version="1.0"?><Workbook/>', 'classeur-ancien'],
  ['FIT', latin(`\u000E\u0010\0\0\0\0\0\0.FIT`), 'fit'],
  ['GeoPackage', sqlite('GPKG'), 'geopackage'],
  ['another SQLite', sqlite(''), 'base-de-donnees'],
  ['.loc', '<?xml version="1.0"?><loc version="1.0"/>', 'geocache'],
  ['OSM', '<osm version="0.6"/>', 'donnees-osm'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'dessin'],
  ['TopoJSON', '{"type":"Topology","objects":{}}', 'topojson'],
  ['QGIS', zipped('a.qgs'), 'projet-de-cartes'],
  ['WebP', latin('RIFF\0\0\0\0WEBPVP8 '), 'photo'],
  ['AVIF', ftyp('avif'), 'photo'],
  ['HEIC of the brand mif1', ftyp('mif1'), 'photo'],
  ['TIFF', latin('II*\0\u0008\0'), 'photo'],
  ['a film', ftyp('isom'), 'film'],
  ['7z', latin('7z\u00BC\u00AF\u0027\u001C'), 'compresse'],
  ['an empty archive', zipSync({}), 'archive-sans-parcours'],
  ['an archive that lies about its entries', lyingArchive(), 'archive-trop-grande'],
];
const names = ['a.csv', 'a.gpx', 'a.json', 'a.zip', 'a'];

test.each(kinds)('%s is recognised under any name', async (_kind, file, reason) => {
  const reasons = await Promise.all(names.map((name) => reasonOf(file, name)));
  expect(reasons).toEqual(names.map(() => reason));
});

test('a web page that a town-hall software calls .xls is a workbook of former days', async () => {
  const page = '<html><table><tr><td>Titre</td></tr></table></html>';
  expect(await reasonOf(page, 'a.xls')).toBe('classeur-ancien');
  expect(await reasonOf(page, 'a.html')).toBe('page-web');
});

const others = ['gpx', 'kml', 'json', 'csv', 'zip', 'xlsx', 'tcx', 'txt', 'shp', ''];
test.each(good.map(([title, file, name, titres]) => ({ title, file, name, titres })))(
  '$title is the same under the name of every other format',
  async ({ file, titres }) => {
    for (const extension of others) {
      expect(await titresOf(file, `a.${extension}`)).toEqual(titres);
    }
  },
);

/** A layer of points as a shapefile: shapes, and one column of texts in Latin-1. */
function shapefile(head: string, texts: readonly string[]): Record<string, Uint8Array> {
  const shp = new DataView(new ArrayBuffer(100 + 28 * texts.length));
  shp.setInt32(0, 9994);
  shp.setInt32(24, shp.byteLength / 2);
  shp.setInt32(28, 1000, true);
  shp.setInt32(32, 1, true);
  const dbf = latin(
    `\u0003\u007A\u0001\u0001${String.fromCharCode(texts.length)}\0\0\0\u0041\0\u0015\0${'\0'.repeat(20)}` +
      `${head.padEnd(11, '\0')}C\0\0\0\0\u0014${'\0'.repeat(15)}\r` +
      texts.map((text) => ` ${text.padEnd(20)}`).join(''),
  );
  for (const index of texts.keys()) {
    const at = 100 + 28 * index;
    shp.setInt32(at, index + 1);
    shp.setInt32(at + 4, 10);
    shp.setInt32(at + 8, 1, true);
    shp.setFloat64(at + 12, -2.0461 - index / 100, true);
    shp.setFloat64(at + 20, 48.4535, true);
  }
  return { 'a.shp': new Uint8Array(shp.buffer), 'a.dbf': dbf };
}

describe('files of others', () => {
  test('a shapefile in a zip is read, its texts too, and alone it has its places', async () => {
    const layer = shapefile('NOM_POI', ['\u00C9glise', 'Halle']);
    expect(await titresOf(zipSync(layer), 'a.zip')).toEqual(['Église', 'Halle']);
    const alone = await first(layer['a.shp'] ?? '', 'a.shp');
    expect(alone.etapes[0]?.position).toEqual({ lat: 48.4535, lon: -2.0461 });
    expect(await reasonOf(layer['a.dbf'] ?? '', 'a.dbf')).toBe('shapefile-incomplet');
  });

  const tcx = (inner: string) =>
    `          <?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">${inner}</TrainingCenterDatabase>`;
  const at = (lat: number) =>
    `<Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>-2</LongitudeDegrees></Position>`;
  const track = `<Track>${[48.4, 48.41].map((lat) => `<Trackpoint>${at(lat)}</Trackpoint>`).join('')}</Track>`;

  test('TCX has its line, and the named points of a course', async () => {
    const activity = await first(tcx(`<Activity>${track}</Activity>`), 'a.tcx');
    expect(decodePolyline(activity.fields.trace)).toHaveLength(2);
    const course = await first(
      tcx(
        `<Course><Name>Le bourg</Name>${track}<CoursePoint><Name>Four</Name>${at(48.4)}<Notes>Banal</Notes></CoursePoint></Course>`,
      ),
      'a.tcx',
    );
    expect(course.fields.titre).toBe('Le bourg');
    expect(course.etapes).toMatchObject([{ titre: 'Four', recit: 'Banal' }]);
  });

  test('a GPX compressed by itself is read, alone and in an archive', async () => {
    const packed = gzipSync(strToU8(gpx(wpt('Four'))));
    expect(await titresOf(packed, 'a.gpx.gz')).toEqual(['Four']);
    expect(await titresOf(zipSync({ 'a.gpx.gz': packed }), 'a.zip')).toEqual(['Four']);
  });

  test('GeoJSON has a feature to a line, or is a bare list of them', async () => {
    const two = ['Four', 'Halle'].map((nom, index) =>
      feature(point(-2, 48 + index), { nom }),
    );
    const lines = two.map((one) => JSON.stringify(one)).join('\n');
    expect(await titresOf(lines, 'a.geojsonl')).toEqual(['Four', 'Halle']);
    expect(await titresOf(JSON.stringify(two), 'a.json')).toEqual(['Four', 'Halle']);
  });

  const jpeg = latin('\u00FF\u00D8\u00FF\u00E0....');
  test('photos in a zip are photos, and other files beside them are named', async () => {
    const file = zipSync({
      'a/1.jpg': jpeg,
      '2.heic': ftyp('heic'),
      'film.mov': ftyp('qt  '),
    });
    const { photos } = await read(file, 'a.zip');
    expect(photos?.files.map(({ path }) => path)).toEqual(['a/1.jpg', '2.heic']);
    expect(photos?.remarks).toEqual([
      { kind: 'fichiers-laisses', count: 1, detail: 'film.mov' },
    ]);
  });

  test.each([
    [
      'KMZ',
      'doc.kml',
      kml(
        mark('Four', '-2,48.4').replace(
          '<Point>',
          '<description>&lt;img src="images/a.jpg"&gt;Banal</description><Point>',
        ),
      ),
    ],
    [
      'an archive with a GPX',
      'a.gpx',
      gpx(wpt('Four', 48.4, -2, '<link href="images/a.jpg"/>')),
    ],
  ])(
    'pictures of %s are at their étapes, and others are reported',
    async (_, name, text) => {
      const file = zipSync({
        [name]: strToU8(text),
        'images/a.jpg': jpeg,
        'images/b.jpg': jpeg,
      });
      const { etapes, photos, remarks } = await first(file, 'a.kmz');
      expect(photos?.map(({ etapeId, file: { path } }) => [etapeId, path])).toEqual([
        [etapes[0]?.id, 'images/a.jpg'],
      ]);
      expect(remarks).toContainEqual({
        kind: 'images-laissees',
        count: 1,
        detail: 'images/b.jpg',
      });
    },
  );
});

describe('a single vocabulary of columns', () => {
  const told = ['Four', 'Banal', 'Rue du Four'];
  const etapeOf = async (file: Content, name: string) => {
    const [etape] = (await first(file, name)).etapes;
    return [etape?.titre, etape?.recit, etape?.lieu];
  };
  test.each([
    ['NOM_POI', 'histoire', 'ADRESSE'],
    ['Toponymes', 'Commentaires', 'Lieux'],
    ['NomDuPoint', 'DESCRIPTIO', 'Emplacement'],
    ['Point d’intérêt', 'Historique', 'Lieu-dit'],
    ['MONUMENT', 'Textes', 'adresse postale'],
  ])('reads %s, %s and %s in every format', async (titre, recit, lieu) => {
    const texts = { [titre]: 'Four', [recit]: 'Banal', [lieu]: 'Rue du Four' };
    const csv = `${titre};${recit};${lieu};Lat;Lng\nFour;Banal;Rue du Four;48.4;-2\n`;
    expect(await etapeOf(csv, 'a.csv')).toEqual(told);
    expect(await etapeOf(geo(feature(point(-2, 48.4), texts)), 'a.geojson')).toEqual(
      told,
    );
    const data = Object.entries(texts)
      .map(([name, text]) => `<Data name="${name}"><value>${text}</value></Data>`)
      .join('');
    const placemark = `<Placemark><ExtendedData>${data}</ExtendedData><Point><coordinates>-2,48.4</coordinates></Point></Placemark>`;
    expect(await etapeOf(kml(placemark), 'a.kml')).toEqual(told);
  });

  test('reports omissions for every format', async () => {
    const left = { kind: 'colonnes-laissees', count: 1, detail: 'prix' };
    const remarksOf = async (file: string, name: string) =>
      (await first(file, name)).remarks;
    expect(await remarksOf('Nom;prix\nFour;3\n', 'a.csv')).toContainEqual(left);
    const json = geo(feature(point(-2, 48), { nom: 'Four', prix: 3, stroke: '#fff' }));
    expect(await remarksOf(json, 'a.json')).toContainEqual(left);
    const data = '<ExtendedData><Data name="prix"><value>3</value></Data></ExtendedData>';
    const marked = kml(mark('Four', '-2,48').replace('<Point>', `${data}<Point>`));
    expect(await remarksOf(marked, 'a.kml')).toContainEqual(left);
    const more = '<extensions><prix>3</prix><o:icon>x</o:icon></extensions>';
    expect(await remarksOf(gpx(wpt('Four', 48, -2, more)), 'a.gpx')).toContainEqual(left);
  });

  test('finds an address that OsmAnd adds, and Google’s places', async () => {
    const more = '<extensions><osmand:address>Rue du Four</osmand:address></extensions>';
    const file = gpx(wpt('Four', 48, -2, more));
    expect(await etapeOf(file, 'a.gpx')).toEqual(['Four', '', 'Rue du Four']);
    const location = { name: 'Four', address: 'Rue du Four' };
    const url =
      'https://www.google.com/maps/place/Four/@1,2,17z/data=!3d48.4535!4d-2.0461';
    const taken = geo(feature(point(0, 0), { location, google_maps_url: url }));
    expect(await etapeOf(taken, 'a.json')).toEqual(['Four', '', 'Rue du Four']);
    expect((await first(taken, 'a.json')).etapes[0]?.position).toEqual({
      lat: 48.4535,
      lon: -2.0461,
    });
  });

  test('takes the links of maps for places, and no pair in the query of another site', async () => {
    const url = (link: string) => `Titre,Note,URL\nFour,Banal,${link}\n`;
    const map = url('https://www.openstreetmap.org/?mlat=48.4&mlon=-2.1');
    expect(await first(map, 'a.csv')).toMatchObject({
      etapes: [{ recit: 'Banal', position: { lat: 48.4, lon: -2.1 } }],
    });
    const other = url('https://site.example/?q=48.4&ll=48.4%2C-2.1');
    expect((await first(other, 'a.csv')).etapes[0]?.position).toBeNull();
  });
});

describe('the columns of a table', () => {
  const askedOf = async (file: string, name = 'a.csv') => {
    const { table } = await read(file, name);
    return table?.mustAsk === true ? table.roles : null;
  };

  test.each([
    ['no title', 'Bidule;Lat;Lng\nFour;48.4;-2\n', ['titre', 'lat', 'lon']],
    [
      'a story of the place, and halves of a position',
      'Bidule;Anecdote du lieu;GPS latitude;GPS longitude\nFour;Vieux;48.4;-2\n',
      ['titre', 'recit', 'lat', 'lon'],
    ],
    ['two titles', 'Nom;Titre\nFour;Four banal\n', ['titre', 'recit']],
    ['two equal heads', 'Titre;Texte;Texte\nFour;a;b\n', ['titre', 'recit', '']],
    ['no heads', 'Four;48,4;-2,1\nHalle;48,5;-2,2\n', ['titre', 'lat', 'lon']],
    [
      'no heads, and links',
      'Four;geo:48.4,-2\nHalle;geo:48.5,-2\n',
      ['titre', 'position'],
    ],
    ['known heads in no column', 'Bidule;Machin\nFour;3\nHalle;4\n', ['titre', 'numero']],
    ['figures that number nothing', 'Bidule;Machin\nFour;12\nHalle;4\n', ['titre', '']],
  ])('with %s are asked about, with our guesses', async (_, file, roles) => {
    expect(await askedOf(file)).toEqual(roles);
  });

  test.each([
    ['a title', 'Titre;Bidule\nFour;x\n'],
    ['heads in capitals', 'TITRE;RÉCIT\nFour;x\n'],
    ['an empty head', 'Titre;;Récit\nFour;;x\n'],
    ['an empty column of another title', 'Nom;Titre\nFour;\n'],
    ['titles in two columns, one to a line', 'Nom;Titre\nFour;\n;Halle\n'],
  ])('with %s are not asked for', async (_, file) => {
    expect(await askedOf(file)).toBeNull();
  });

  test('of a map without titles are asked for, and a map without texts has none', async () => {
    const map = geo(feature(point(-2, 48), { bidule: 'Four' }));
    expect(await askedOf(map, 'a.json')).toEqual(['titre']);
    expect(await askedOf(geo(feature(point(-2, 48), {})), 'a.json')).toBeNull();
    const lines = geo(feature(line([-2, 48], [-2, 48.1]), { highway: 'path' }));
    expect(await askedOf(lines, 'a.json')).toBeNull();
  });

  test('are read as the author named them, and ignored ones are reported', async () => {
    const file = 'Bidule;Machin;A;B;Juste;Lat;Lng\nFour;Quoi ?;un;deux;deux;48.4;-2\n';
    const { table } = await read(file, 'a.csv');
    if (table === null) throw new Error('It has columns.');
    const said: SaidRoles = {
      [tableKey(table)]: ['titre', 'consigne', 'choix', 'choix', 'reponse', '', ''],
    };
    const { etapes, remarks } = await first(file, 'a.csv', said);
    expect(etapes[0]).toMatchObject({
      titre: 'Four',
      position: null,
      epreuve: { type: 'choix', consigne: 'Quoi ?', reponses: ['deux'] },
    });
    expect(remarks).toContainEqual({
      kind: 'colonnes-laissees',
      count: 2,
      detail: 'Lat, Lng',
    });
    expect((await read(file, 'a.csv', said)).table?.mustAsk).toBe(false);
  });
});
