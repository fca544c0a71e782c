import Papa from 'papaparse';
import { coordinateOf, numberOf, plainCoordinates } from '../../geo/coordinate.ts';
import { projectionNamed } from '../../geo/projection.ts';
import { parseTypedPosition } from '../../geo/typed-position.ts';
import { choiceColumnsOf, optionsOf, type ChoiceColumns } from './choice-columns.ts';
import type { FileText } from './file-text.ts';
import {
  FileRefusedError,
  foundPoint,
  foundTrack,
  foundWalk,
  remark,
  type FileContent,
  type FoundPoint,
  type FoundTrack,
  type RawPair,
} from './found.ts';
import { linesOf, pairOf, pointsOf as shapePoints, type Geometry } from './geometry.ts';
import { plainLine, plainText } from './plain-text.ts';
import { readShape } from './shape.ts';

/** The names that people give to columns, without accents, spaces or capitals. */
const columnNames = {
  numero: ['numero', 'num', 'n', 'no', 'ordre', 'rang'],
  titre: [
    'titre',
    'nom',
    'name',
    'title',
    'etape',
    'libelle',
    'designation',
    'titredeletape',
    'toponyme',
    'intitule',
  ],
  lieu: ['lieu', 'adresse', 'emplacement', 'address', 'localisation', 'lieudit'],
  recit: ['recit', 'description', 'texte', 'histoire', 'commentaire', 'desc', 'text'],
  lat: [
    'latitude',
    'lat',
    'y',
    'ylambert93',
    'coordy',
    'ycoord',
    'coordonneey',
    'nord',
    'northing',
  ],
  lon: [
    'longitude',
    'lon',
    'lng',
    'long',
    'x',
    'xlambert93',
    'coordx',
    'xcoord',
    'coordonneex',
    'est',
    'easting',
  ],
  position: [
    'position',
    'coordonnees',
    'gps',
    'coordonneesgps',
    'geopoint',
    'geopoint2d',
    'latlon',
    'latitudelongitude',
  ],
  forme: [
    'wkt',
    'geom',
    'thegeom',
    'geometry',
    'geometrie',
    'geoshape',
    'shape',
    'geojson',
  ],
  consigne: ['consigne', 'question', 'enigme'],
  reponse: ['reponse', 'reponses', 'solution', 'answer'],
  indice: ['indice', 'indice1', 'aide'],
} as const;
type Column = keyof typeof columnNames;

const separators = [';', '\t', ',', '|'];
/** A title, a date and a blank line may stand above the heads. */
const headRowsMax = 15;
/** Shorter names of columns are words of many heads: they count alone. */
const longName = 3;

function wordsOf(head: string): string[] {
  return head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** How well a head names a column: 3 the very name, 2 begins with it, 1 has it among its words, 0 not at all. */
function rankOf(words: readonly string[], known: readonly string[]): number {
  if (known.includes(words.join(''))) return 3;
  if (known.includes(words[0] ?? '')) return 2;
  return words.some((word) => word.length >= longName && known.includes(word)) ? 1 : 0;
}

/** Words of a head that say which of several things it is about, and not the étape. */
const otherWords = new Set([
  'commune',
  'departement',
  'region',
  'fichier',
  'auteur',
  'url',
]);

/** The numbers of étapes: 1, 2, 3. */
const etapeNumber = /^\d{1,3}\.?$/;

/** Whether the cells of a column are numbers of étapes, and nothing else. */
function isNumbering(rows: readonly string[][], index: number): boolean {
  const cells = rows.map((row) => cellOf(row, index)).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => etapeNumber.test(cell));
}

/** The columns by their heads; `rows`, where they are known: what stands in them. */
function columnsOf(
  heads: readonly string[],
  rows: readonly string[][] = [],
): Map<Column, number> {
  const words = heads.map(wordsOf);
  const found = new Map<Column, number>();
  const numbering = heads.map((_, index) => isNumbering(rows, index));
  for (const [column, known] of Object.entries(columnNames)) {
    const ranks = words.map((head, index) => {
      const rank =
        column === 'titre' && numbering[index] === true ? 0 : rankOf(head, known);
      return rank < 3 && head.some((word) => otherWords.has(word)) ? 0 : rank;
    });
    const best = Math.max(0, ...ranks);
    // The keys of `columnNames` are its own.
    if (best > 0) found.set(column as Column, ranks.indexOf(best));
  }
  // « Étape » with 1, 2, 3 in it.
  const numbered = words.findIndex(
    (head, index) => numbering[index] === true && rankOf(head, columnNames.titre) > 0,
  );
  if (numbered !== -1 && !found.has('numero')) found.set('numero', numbered);
  return withOneTitle(found);
}

/** A point of the map without a title is called by its place; « Libellé du lieu » is a title, and no place beside it. */
function withOneTitle(columns: Map<Column, number>): Map<Column, number> {
  const [titre, lieu] = [columns.get('titre'), columns.get('lieu')];
  const isTitle = titre === undefined ? isPlaced(columns) : titre === lieu;
  if (lieu === undefined || !isTitle) return columns;
  columns.set('titre', lieu);
  columns.delete('lieu');
  return columns;
}

type Head = {
  separator: string;
  index: number;
  columns: Map<Column, number>;
  rank: number;
};

function isPlaced(columns: Map<Column, number>): boolean {
  const hasBoth = columns.has('lat') && columns.has('lon');
  return hasBoth || columns.has('position') || columns.has('forme');
}

function rankOfHead(row: readonly string[], columns: Map<Column, number>): number {
  const isOne = row.filter((cell) => cell.trim() !== '').length < 2;
  if (isOne || columns.size === 0) return 0;
  // A cell of a story is no head, even where it holds the word.
  if (row.some((cell) => cell.length > 80)) return 0;
  return new Set(columns.values()).size + (isPlaced(columns) ? 2 : 0);
}

/** The line that names the columns, and the separator that takes it apart best; null where there is none. */
function headOf(text: string, separator: string | null): Head | null {
  let best: Head | null = null;
  for (const one of separator === null ? separators : [separator]) {
    const rows = Papa.parse<string[]>(text.slice(0, 20_000), {
      delimiter: one,
      preview: headRowsMax,
    }).data;
    for (const [index, row] of rows.entries()) {
      const columns = columnsOf(row);
      const rank = rankOfHead(row, columns);
      if (rank > (best?.rank ?? 0)) best = { separator: one, index, columns, rank };
    }
  }
  return best;
}

/** « sep=; » is a word of Excel to itself, before the heads. */
const separatorLine = /^\s*"?sep=(.)"?[ \t;,]*\n/i;

/** A text with line ends of one kind, from its first word on, and the separator that it names. */
function prepared(text: string): { text: string; separator: string | null } {
  const lined = text.replaceAll(/\r\n?/g, '\n').replace(/^\s*\n/, '');
  const named = separatorLine.exec(lined);
  if (named === null) return { text: lined.trimStart(), separator: null };
  return { text: lined.slice(named[0].length), separator: named[1] ?? null };
}

/** A latitude and a longitude in one cell; two numbers of another projection too. Null for what is none. */
function pairIn(text: string): RawPair | null {
  const typed = parseTypedPosition(text);
  if (typed.type === 'position') return [typed.position.lon, typed.position.lat];
  const parts = plainCoordinates(text).split(/\s*[;,]\s+|\s*;\s*/);
  const [lat = Number.NaN, lon = Number.NaN] = parts.map(numberOf);
  return parts.length !== 2 || Number.isNaN(lat) || Number.isNaN(lon) ? null : [lon, lat];
}

function placeOf(cell: (column: Column) => string): RawPair | null {
  const position = cell('position');
  if (position !== '') return pairIn(position) ?? [NaN, NaN];
  const [lat, lon] = [cell('lat'), cell('lon')];
  return lat === '' && lon === '' ? null : [coordinateOf(lon), coordinateOf(lat)];
}

/** A spreadsheet shows a leading apostrophe to nobody: it keeps a text from being worked out. */
function cellOf(row: readonly string[], index: number | undefined): string {
  const text = index === undefined ? '' : (row[index] ?? '').trim();
  return text.replace(/^'(?=[=+\-@])/, '');
}

function shapeOf(row: readonly string[], columns: Map<Column, number>): Geometry | null {
  return readShape(cellOf(row, columns.get('forme')));
}

/** The right one of several choices; the only choice of a line that has one. */
function reponseOf(reponse: string, options: FoundPoint['options']): string {
  if (options.length === 0) return reponse;
  if (options.length === 1) return options[0]?.texte ?? '';
  const right = options.filter(({ juste }) => juste);
  return right.map(({ texte }) => texte).join(' | ');
}

function pointsOf(
  row: readonly string[],
  columns: Map<Column, number>,
  choices: ChoiceColumns | null,
): readonly FoundPoint[] {
  const cell = (column: Column) => cellOf(row, columns.get(column));
  const shape = shapeOf(row, columns);
  const own = shape === null ? placeOf(cell) : null;
  const options =
    choices === null ? [] : optionsOf(choices, (index) => plainLine(cellOf(row, index)));
  const places = shape === null ? [own] : shapePoints(shape).map(pairOf);
  return places.map((place) =>
    foundPoint({
      titre: plainLine(cell('titre')),
      lieu: plainLine(cell('lieu')),
      recit: plainText(cell('recit')),
      place,
      consigne: plainText(cell('consigne')),
      reponse: reponseOf(plainLine(cell('reponse')), options),
      options,
      indice: plainText(cell('indice')),
    }),
  );
}

function trackOf(row: readonly string[], columns: Map<Column, number>): FoundTrack {
  const shape = shapeOf(row, columns);
  return foundTrack({
    titre: plainLine(cellOf(row, columns.get('titre'))),
    lines: shape === null ? [] : linesOf(shape).map((line) => line.map(pairOf)),
  });
}

function isBlank({ titre, lieu, recit, place, consigne }: FoundPoint): boolean {
  return place === null && [titre, lieu, recit, consigne].every((text) => text === '');
}

/** What the heads of the places say their numbers are in: « X Lambert93 », « Latitude WGS84 ». */
function projectionOf(heads: readonly string[], columns: Map<Column, number>): string {
  const names = (['lon', 'lat', 'position', 'forme'] as const).flatMap((column) => {
    const index = columns.get(column);
    return index === undefined ? [] : [heads[index] ?? ''];
  });
  return names.find((name) => projectionNamed(name) !== null) ?? '';
}

/** A text with known columns among its first lines. */
export function looksLikeCsv(text: string): boolean {
  const { text: lined, separator } = prepared(text);
  return headOf(lined, separator) !== null;
}

/** A line of the table as it was found: the number at its head, if any. */
function inOrder(
  rows: readonly string[][],
  columns: Map<Column, number>,
): readonly string[][] {
  const numeroOf = (row: readonly string[]) =>
    numberOf(cellOf(row, columns.get('numero')));
  const isNumbered = columns.has('numero') && rows.every((row) => !(numeroOf(row) < 0));
  return isNumbered
    ? rows.toSorted((a, b) => (numeroOf(a) || Infinity) - (numeroOf(b) || Infinity) || 0)
    : rows;
}

/** The heads of columns that hold something and are not read. */
function leftHeads(
  heads: readonly string[],
  rows: readonly string[][],
  columns: Map<Column, number>,
  choices: ChoiceColumns | null,
): string[] {
  const read = new Set(columns.values());
  for (const { index } of choices?.choices ?? []) read.add(index);
  if (choices !== null && choices.right !== null) read.add(choices.right);
  return heads.filter(
    (head, index) =>
      !read.has(index) &&
      head.trim() !== '' &&
      rows.some((row) => (row[index] ?? '').trim() !== ''),
  );
}

/**
 * The latitudes and longitudes whose decimal comma a spreadsheet has taken out: 484535 and -20461 for 48,4535 and -2,0461. Only
 * under a head « latitude »: metres look the same.
 */
function lostCommas(points: readonly FoundPoint[], latHead: string): string[] {
  if (!/^lat(?:itude)?$/.test(wordsOf(latHead)[0] ?? '')) return [];
  return points.flatMap(({ place }) => {
    if (place === null || !place.every((one) => Number.isInteger(one))) return [];
    const [lon, lat] = place;
    const isLost = /^4[1-9]\d{2,6}$|^5[01]\d{2,6}$/.test(String(lat)) && lat > 90;
    return isLost && Math.abs(lon) < 1e8 ? [`${lat}, ${lon}`] : [];
  });
}

/** The places that are short links, which only their site can follow. */
function shortLinkCount(rows: readonly string[][], columns: Map<Column, number>): number {
  const places = rows.map((row) => cellOf(row, columns.get('position')));
  return places.filter((text) => parseTypedPosition(text).type === 'lien-court').length;
}

/** A spreadsheet of étapes: a line each, under names of columns in French or English. */
export function readCsv({ text, remarks }: FileText): FileContent {
  const { text: lined, separator } = prepared(text);
  const head = headOf(lined, separator);
  const data = Papa.parse<string[]>(lined, {
    delimiter: head?.separator ?? separator ?? ';',
  }).data;
  const index = head?.index ?? 0;
  const [heads = [], ...rows] = data.slice(index);
  const columns = head === null ? new Map<Column, number>() : columnsOf(heads, rows);
  const choices = choiceColumnsOf(heads.map(wordsOf));
  if (!columns.has('titre') && !isPlaced(columns)) {
    throw new FileRefusedError(
      'colonnes-inconnues',
      heads.slice(0, 6).join(', ').slice(0, 120),
    );
  }
  const points = inOrder(rows, columns).flatMap((row) => pointsOf(row, columns, choices));
  const filled = points.filter((point) => !isBlank(point));
  const tracks = rows
    .map((row) => trackOf(row, columns))
    .filter(({ lines }) => lines.length > 0);
  // The end of the last line makes an empty one.
  const blankCount =
    points.length - filled.length - (data.at(-1)?.join('') === '' ? 1 : 0);
  const above = data
    .slice(0, index)
    .map((row) => row.filter((cell) => cell.trim() !== '').join(' '))
    .filter((line) => line !== '');
  const left = leftHeads(heads, rows, columns, choices);
  const lost = lostCommas(filled, heads[columns.get('lat') ?? -1] ?? '');
  return {
    type: 'balades',
    walks: [
      foundWalk({
        titre: plainLine(above[0] ?? tracks[0]?.titre ?? ''),
        tracks,
        points: filled,
        projection: projectionOf(heads, columns),
        remarks: [
          ...remarks,
          ...remark('lignes-avant', above.length - 1),
          ...remark('lignes-vides', blankCount),
          ...remark(
            'choix-sans-bonne',
            filled.filter(
              ({ options }) => options.length > 1 && !options.some(({ juste }) => juste),
            ).length,
          ),
          ...remark('virgules-perdues', lost.length, lost[0]),
          ...remark('liens-courts', shortLinkCount(rows, columns)),
          ...remark(
            'colonnes-laissees',
            left.length,
            left.slice(0, 8).map(plainLine).join(', '),
          ),
        ],
      }),
    ],
  };
}
