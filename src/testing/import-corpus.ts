import { strToU8, zipSync } from 'fflate';
import type { RefusalReason, RemarkKind } from '../domain/exchange/read/found.ts';
import { createParcours } from './factories.ts';

/** Files for `proposeFile`, good and bad, and the result of each: for its tests and for `npm run bench`. */

const utf8 = (text: string) => new TextEncoder().encode(text);
export const latin = (text: string) =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array([
    ...[0xff, 0xfe],
    ...Array.from({ length: text.length }, (_, at) => [text.charCodeAt(at), 0]).flat(),
  ]);

export const gpx = (inner: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`;
export const wpt = (name: string, lat = 48.45, lon = -2.04, more = '') =>
  `<wpt lat="${lat}" lon="${lon}"><name>${name}</name>${more}</wpt>`;
export const trk = (...segments: string[]) =>
  `<trk><name>Balade</name>${segments.map((points) => `<trkseg>${points}</trkseg>`).join('')}</trk>`;
export const trkpt = (lat: number, lon: number) =>
  `<trkpt lat="${lat}" lon="${lon}"><ele>12</ele></trkpt>`;
export const kml = (inner: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Carte</name>${inner}</Document></kml>`;
export const mark = (name: string, coordinates: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`;
export const feature = (geometry: object | null, properties: object | null = null) => ({
  type: 'Feature',
  properties,
  geometry,
});
export const geo = (...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });
export const point = (lon: number, lat: number) => ({
  type: 'Point',
  coordinates: [lon, lat],
});
export const line = (...coordinates: number[][]) => ({ type: 'LineString', coordinates });
export const walk = (nom: string, more: object = {}) =>
  feature(line([3.93, 44.28], [3.94, 44.29]), {
    id_local: '1',
    producteur: 'Parc',
    nom_itineraire: nom,
    pratique: 'pédestre',
    depart: 'Parking',
    arrivee: 'Mairie',
    instructions: '<p>Prendre &agrave; droite.</p>',
    ...more,
  });
export const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const parcours = createParcours();

/** The bit of an entry locked by a password, set in both its heads. */
function locked(): Uint8Array {
  const bytes = zipSync({ 'a.gpx': strToU8(gpx(wpt('A'))) });
  for (const [at] of bytes.entries()) {
    const mark4 = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]].join();
    if (mark4 === '80,75,3,4') bytes[at + 6] = 1;
    if (mark4 === '80,75,1,2') bytes[at + 8] = 1;
  }
  return bytes;
}

/** An archive of one entry of zeros with a small declared size. */
const zeros = zipSync({ 'a.gpx': new Uint8Array(160 * 1024 * 1024) });
function bomb(says: number | null): Uint8Array {
  const bytes = zeros.slice();
  if (says === null) return bytes;
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, says, true);
  }
  return bytes;
}

type Row = readonly [
  title: string,
  file: string | Uint8Array,
  name: string,
  titres: readonly string[],
  remarks?: readonly RemarkKind[],
];

export const good: readonly Row[] = [
  [
    'GPX 1.1 with waypoints',
    gpx(wpt('Lavoir') + wpt('Porte', 48.451)),
    'a.gpx',
    ['Lavoir', 'Porte'],
  ],
  [
    'GPX 1.0',
    '<gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0"><wpt lat="48.4" lon="-2"><name>Puits</name></wpt></gpx>',
    'a.gpx',
    ['Puits'],
  ],
  ['GPX without a namespace', `<gpx>${wpt('Puits')}</gpx>`, 'a.gpx', ['Puits']],
  [
    'a route with named points',
    gpx(
      '<rte><rtept lat="48.4" lon="-2"><name>Un</name></rtept><rtept lat="48.41" lon="-2"><name>Deux</name></rtept></rte>',
    ),
    'a.gpx',
    ['Un', 'Deux'],
  ],
  [
    'a track alone',
    gpx(trk(trkpt(48.4, -2) + trkpt(48.41, -2))),
    'a.gpx',
    ['Départ', 'Arrivée'],
    ['etapes-proposees'],
  ],
  [
    'a loop alone',
    gpx(trk(trkpt(48.4, -2) + trkpt(48.41, -2) + trkpt(48.4, -2))),
    'a.gpx',
    ['Départ'],
    ['etapes-proposees'],
  ],
  [
    'segments that meet',
    gpx(trk(trkpt(48.4, -2) + trkpt(48.41, -2), trkpt(48.41, -2) + trkpt(48.42, -2))),
    'a.gpx',
    ['Départ', 'Arrivée'],
    ['traces-joints', 'etapes-proposees'],
  ],
  [
    'segments that do not meet',
    gpx(trk(trkpt(48.4, -2) + trkpt(48.42, -2), trkpt(48.5, -2) + trkpt(48.51, -2))),
    'a.gpx',
    ['Départ', 'Arrivée'],
    ['traces-laisses', 'etapes-proposees'],
  ],
  [
    'a waypoint twice',
    gpx(wpt('Lavoir') + wpt('Lavoir') + wpt('Porte', 48.451)),
    'a.gpx',
    ['Lavoir', 'Porte'],
    ['doublons'],
  ],
  [
    'two things at one place',
    gpx(wpt('Lavoir') + wpt('Fontaine')),
    'a.gpx',
    ['Lavoir', 'Fontaine'],
    ['lieux-confondus'],
  ],
  [
    'numbered names out of order',
    gpx(wpt('2. Porte', 48.451) + wpt('1. Lavoir')),
    'a.gpx',
    ['Lavoir', 'Porte'],
    ['numeros-retires'],
  ],
  [
    'a date to come',
    gpx(`<metadata><time>2031-01-01T00:00:00Z</time></metadata>${wpt('A')}`),
    'a.gpx',
    ['A'],
    ['date-future'],
  ],
  [
    'Windows letters that say they are UTF-8',
    latin(gpx(wpt('Chapelle Sainte-H\u00E9l\u00E8ne'))),
    'a.gpx',
    ['Chapelle Sainte-Hélène'],
    ['encodage-devine'],
  ],
  [
    'declared ISO-8859-1',
    latin(gpx(wpt('\u00C9glise'), '<?xml version="1.0" encoding="ISO-8859-1"?>')),
    'a.gpx',
    ['Église'],
  ],
  ['UTF-16', utf16(gpx(wpt('Église'), '')), 'a.gpx', ['Église']],
  ['a UTF-8 mark', `\uFEFF${gpx(wpt('Église'))}`, 'a.gpx', ['Église']],
  [
    'a GPX that is called JSON',
    gpx(wpt('Puits')),
    'a.json',
    ['Puits'],
    ['extension-trompeuse'],
  ],
  [
    'coordinates the wrong way round',
    gpx(wpt('Lavoir', -2.04, 48.45)),
    'a.gpx',
    ['Lavoir'],
    ['coordonnees-inversees'],
  ],
  [
    'a place outside France',
    gpx(wpt('Londres', 51.5, -0.12)),
    'a.gpx',
    ['Londres'],
    ['hors-de-france'],
  ],
  ['a place of La Réunion', gpx(wpt('Volcan', -21.24, 55.71)), 'a.gpx', ['Volcan']],
  [
    'a waypoint without longitude',
    gpx(`<wpt lat="48"><name>Perdu</name></wpt>${wpt('B', 48.451)}`),
    'a.gpx',
    ['Perdu', 'B'],
    ['places-illisibles'],
  ],
  [
    'a name of 100 letters',
    gpx(wpt('a'.repeat(100))),
    'a.gpx',
    ['a'.repeat(80)],
    ['textes-coupes'],
  ],
  [
    'a name with HTML',
    gpx(wpt('&lt;b&gt;Le puits&lt;/b&gt; &amp;amp; co')),
    'a.gpx',
    ['Le puits & co'],
  ],
  ['a GPX that stops', gpx(wpt('A')).slice(0, -6), 'a.gpx', ['A'], ['xml-abime']],
  ['an entity that nobody declared', gpx(wpt('A&nbsp;B')), 'a.gpx', ['A\u00A0B']],
  [
    'KML',
    kml(mark('Lavoir', '-2.04,48.45,0') + mark('Porte', '-2.04,48.46')),
    'a.kml',
    ['Lavoir', 'Porte'],
  ],
  [
    'KML with folders and a line',
    kml(
      `<Folder><Placemark><name>L</name><LineString><coordinates>-2,48 -2.01,48.01</coordinates></LineString></Placemark>${mark('Lavoir', '-2.04,48.45')}</Folder>`,
    ),
    'a.kml',
    ['Lavoir'],
  ],
  [
    'KML with a link elsewhere',
    kml(
      `<NetworkLink><Link><href>https://carte.example/a.kml</href></Link></NetworkLink>${mark('A', '-2,48')}`,
    ),
    'a.kml',
    ['A'],
    ['liens-distants'],
  ],
  [
    'KMZ',
    zipSync({
      'doc.kml': strToU8(kml(mark('Lavoir', '-2.04,48.45'))),
      'images/a.png': new Uint8Array(3),
    }),
    'a.kmz',
    ['Lavoir'],
  ],
  [
    'a zipped GPX',
    zipSync({ '__MACOSX/._a.gpx': new Uint8Array(2), 'a.gpx': strToU8(gpx(wpt('A'))) }),
    'a.zip',
    ['A'],
  ],
  [
    'GeoJSON',
    geo(feature(point(-2, 48), { nom: 'Puits' }), feature(line([-2, 48], [-2.1, 48.1]))),
    'a.geojson',
    ['Puits'],
  ],
  [
    'a bare geometry',
    JSON.stringify({
      type: 'MultiPoint',
      coordinates: [
        [-2, 48, 12],
        [-2.1, 48.1, 13],
      ],
    }),
    'a.json',
    ['', ''],
  ],
  [
    'GeoJSON in Lambert 93',
    geo(feature(point(668_832, 6_950_138), { nom: 'A' })),
    'a.geojson',
    ['A'],
    ['coordonnees-lambert'],
  ],
  [
    'GeoJSON with a surface',
    geo(
      feature({ type: 'Polygon', coordinates: [] }),
      feature(point(-2, 48), { Name: 'B' }),
    ),
    'a.geojson',
    ['B'],
    ['surfaces-laissees'],
  ],
  [
    'the national schema',
    geo(
      walk('Sentier', {
        communes_code: '30080',
        communes_nom: 'Chamborigaud',
        duree: 1.5,
        medias: [{ url: 'https://a.example/1.jpg' }],
      }),
    ),
    'a.geojson',
    ['Parking', 'Mairie'],
    ['liens-distants'],
  ],
  [
    'several walks',
    geo(walk('Un'), walk('Deux')),
    'a.json',
    ['Parking', 'Mairie'],
    ['plusieurs-balades'],
  ],
  [
    'our own JSON',
    JSON.stringify(parcours),
    'p.json',
    parcours.etapes.map(({ titre }) => titre),
  ],
  [
    'the copy that the editor downloads',
    JSON.stringify({ parcours, saisies: { '/dureeMinutes': 'une heure' } }),
    'p.json',
    parcours.etapes.map(({ titre }) => titre),
  ],
  [
    'our own JSON whose pictures are elsewhere',
    JSON.stringify({
      ...parcours,
      etapes: [
        {
          ...parcours.etapes[0],
          image: {
            path: 'parcours/abc/x.webp',
            texteAlternatif: 'a',
            credit: '',
            largeur: 10,
            hauteur: 10,
          },
        },
      ],
    }),
    'p.json',
    [parcours.etapes[0]?.titre ?? ''],
    ['images-absentes'],
  ],
  [
    'our own JSON walked tomorrow',
    JSON.stringify({
      ...parcours,
      pratique: { ...parcours.pratique, verifieLe: '2031-01-01' },
    }),
    'p.json',
    parcours.etapes.map(({ titre }) => titre),
    ['date-future'],
  ],
  [
    'a French spreadsheet',
    'N°;Titre;Latitude;Longitude\r\n2;Porte;48,46;-2,04\r\n1;"Le lavoir; ancien";48,45;-2,04\r\n',
    'a.csv',
    ['Le lavoir; ancien', 'Porte'],
  ],
  ['an English spreadsheet', 'name,lat,lon\nWell,48.45,-2.04\n', 'a.csv', ['Well']],
  [
    'tabs, and places in degrees and minutes',
    'Nom\tCoordonnées\nPuits\t48°27\'00"N 2°02\'24"O\n',
    'a.txt',
    ['Puits'],
  ],
  [
    'a spreadsheet in Lambert 93',
    'Nom;X;Y\nPuits;668 832,5;6 950 138,7\n',
    'a.csv',
    ['Puits'],
    ['coordonnees-lambert'],
  ],
  [
    'a spreadsheet without places',
    'Étape;Récit\nPuits;Il était une fois\n;\nPorte;Fin\n',
    'a.csv',
    ['Puits', 'Porte'],
    ['lignes-vides'],
  ],
  [
    'a spreadsheet of Excel on Windows',
    latin('Étape;Récit\nÉglise;Romane\n'.replaceAll('É', '\u00C9')),
    'a.csv',
    ['Église'],
    ['encodage-devine'],
  ],
];

export const bad: readonly (readonly [
  string,
  string | Uint8Array,
  string,
  RefusalReason,
])[] = [
  ['an empty file', '', 'a.gpx', 'vide'],
  ['blanks', ' \n ', 'a.csv', 'vide'],
  ['a GPX of nothing', gpx(''), 'a.gpx', 'sans-lieu'],
  ['a GPX that stops before its first point', gpx('').slice(0, 30), 'a.gpx', 'illisible'],
  [
    'a document type with entities',
    `<!DOCTYPE gpx [<!ENTITY a "aaaa">]>${gpx(wpt('&a;'), '')}`,
    'a.gpx',
    'xml-entites',
  ],
  [
    'an entity that reads a file',
    `<?xml version="1.0"?><!-- x --><!DOCTYPE kml [<!ENTITY a SYSTEM "file:///etc/passwd">]><kml>&a;</kml>`,
    'a.kml',
    'xml-entites',
  ],
  ['a web page', '<!-- x --><html><body>Trace</body></html>', 'a.gpx', 'page-web'],
  ['another XML', '<releve/>', 'a.xml', 'xml-inconnu'],
  [
    'a KML that only links',
    kml('<NetworkLink><Link><href>https://a.example</href></Link></NetworkLink>'),
    'a.kml',
    'lien-seul',
  ],
  ['broken JSON', '{"type": "FeatureCollection", ', 'a.geojson', 'json-abime'],
  ['JSON of something else', '{"a": 1}', 'a.json', 'json-inconnu'],
  [
    'JSON nested 200,000 times',
    '['.repeat(200_000) + ']'.repeat(200_000),
    'a.json',
    'json-inconnu',
  ],
  ['a collection of nothing', geo(), 'a.geojson', 'sans-lieu'],
  [
    'a parcours with a wrong field',
    JSON.stringify({ ...parcours, theme: 'feu' }),
    'p.json',
    'parcours-invalide',
  ],
  ['a letter', 'Monsieur le maire, voici la balade.', 'a.txt', 'illisible'],
  ['a PDF', '%PDF-1.7 ...', 'a.pdf', 'document'],
  ['a photo', latin('\u00FF\u00D8\u00FF\u00E0....'), 'a.jpg', 'photo'],
  [
    'an Excel workbook',
    zipSync({ 'xl/workbook.xml': strToU8('<a/>') }),
    'a.xlsx',
    'classeur-abime',
  ],
  [
    'a Word document',
    zipSync({ 'word/document.xml': strToU8('<a/>') }),
    'a.docx',
    'document',
  ],
  ['a gzip that was cut', latin('\u001F\u008B\u0008'), 'a.gpx.gz', 'archive-abimee'],
  [
    'an archive of nothing we read',
    zipSync({ 'a.png': new Uint8Array(4) }),
    'a.zip',
    'archive-sans-parcours',
  ],
  ['an archive with a password', locked(), 'a.zip', 'archive-protegee'],
  [
    'an archive that was cut',
    zipSync({ 'a.gpx': strToU8(gpx(wpt('A'))) }).slice(0, 60),
    'a.zip',
    'archive-abimee',
  ],
  ['a zip bomb', bomb(null), 'a.zip', 'archive-trop-grande'],
  ['a zip bomb that lies', bomb(10), 'a.zip', 'archive-trop-grande'],
  ['11 MB of text', ' '.repeat(11 * 1024 * 1024), 'a.gpx', 'trop-lourd'],
];

/** A track of 50,000 points, as a watch of the field writes it. */
export const longTrack = gpx(
  trk(many(50_000, (index) => trkpt(48 + Math.sin(index / 9) / 100, -2 + index / 1e5))),
);

/** A browser's bytes of a file of the corpus. */
export function bytesOf(file: string | Uint8Array): Uint8Array {
  return typeof file === 'string' ? utf8(file) : file;
}
