import Papa from 'papaparse';
import { parseTypedPosition } from '../../geo/typed-position.ts';
import type { FileText } from './file-text.ts';
import {
  FileRefusedError,
  foundPoint,
  foundWalk,
  remark,
  type FileContent,
  type FoundPoint,
  type RawPair,
} from './found.ts';
import { plainLine, plainText } from './plain-text.ts';

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
  ],
  lieu: ['lieu', 'adresse', 'emplacement', 'address', 'localisation', 'lieudit'],
  recit: ['recit', 'description', 'texte', 'histoire', 'commentaire', 'desc', 'text'],
  lat: ['latitude', 'lat', 'y', 'ylambert93', 'coordy', 'ycoord', 'coordonneey'],
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
  consigne: ['consigne', 'question', 'enigme'],
  reponse: ['reponse', 'reponses', 'solution', 'answer'],
  indice: ['indice', 'indice1', 'aide'],
} as const;
type Column = keyof typeof columnNames;

const separators = [';', '\t', ',', '|'];

/** The separator that the first line holds most of: a head has no decimals. */
function separatorOf(text: string): string {
  const head = (/[^\s][^\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => head.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

function plainName(head: string): string {
  return head
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

function columnsOf(head: readonly string[]): Map<Column, number> {
  const names = head.map(plainName);
  const found = new Map<Column, number>();
  for (const [column, known] of Object.entries(columnNames)) {
    const index = names.findIndex((name) => known.some((one) => one === name));
    // The keys of `columnNames` are its own.
    if (index >= 0) found.set(column as Column, index);
  }
  return found;
}

function numberOf(text: string): number {
  const clean = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return clean === '' ? Number.NaN : Number(clean);
}

function placeOf(cell: (column: Column) => string): RawPair | null {
  const both = cell('position') || `${cell('lat')} ; ${cell('lon')}`;
  const typed = parseTypedPosition(both);
  if (typed.type === 'position') return [typed.position.lon, typed.position.lat];
  if (cell('lat') === '' && cell('lon') === '')
    return cell('position') === '' ? null : [NaN, NaN];
  return [numberOf(cell('lon')), numberOf(cell('lat'))];
}

/** A spreadsheet shows a leading apostrophe to nobody: it keeps a text from being worked out. */
function cellOf(row: readonly string[], index: number | undefined): string {
  const text = index === undefined ? '' : (row[index] ?? '').trim();
  return text.replace(/^'(?=[=+\-@])/, '');
}

function pointOf(row: readonly string[], columns: Map<Column, number>): FoundPoint {
  const cell = (column: Column) => cellOf(row, columns.get(column));
  return foundPoint({
    titre: plainLine(cell('titre')),
    lieu: plainLine(cell('lieu')),
    recit: plainText(cell('recit')),
    place: placeOf(cell),
    consigne: plainText(cell('consigne')),
    reponse: plainLine(cell('reponse')),
    indice: plainText(cell('indice')),
  });
}

function isBlank({ titre, lieu, recit, place, consigne }: FoundPoint): boolean {
  return place === null && [titre, lieu, recit, consigne].every((text) => text === '');
}

/** A text with a known column of names or of places in its first line. */
export function looksLikeCsv(text: string): boolean {
  const [head = []] = Papa.parse<string[]>(text.slice(0, 10_000).trimStart(), {
    delimiter: separatorOf(text),
    preview: 1,
  }).data;
  return head.length > 1 && columnsOf(head).size > 0;
}

/** A spreadsheet of étapes: a line each, under names of columns in French or English. */
export function readCsv({ text, remarks }: FileText): FileContent {
  const { data } = Papa.parse<string[]>(text.trimStart(), {
    delimiter: separatorOf(text),
  });
  const [head = [], ...rows] = data;
  const columns = columnsOf(head);
  if (!columns.has('titre') && !columns.has('position') && !columns.has('lat')) {
    throw new FileRefusedError(
      'colonnes-inconnues',
      head.slice(0, 6).join(', ').slice(0, 120),
    );
  }
  const numeroOf = (row: readonly string[]) =>
    numberOf(cellOf(row, columns.get('numero')));
  const isNumbered = columns.has('numero') && rows.every((row) => !(numeroOf(row) < 0));
  const ordered = isNumbered
    ? rows.toSorted((a, b) => (numeroOf(a) || Infinity) - (numeroOf(b) || Infinity) || 0)
    : rows;
  const points = ordered.map((row) => pointOf(row, columns));
  const filled = points.filter((point) => !isBlank(point));
  // The end of the last line makes an empty one.
  const blankCount =
    points.length - filled.length - (data.at(-1)?.join('') === '' ? 1 : 0);
  return {
    type: 'balades',
    walks: [
      foundWalk({
        points: filled,
        remarks: [...remarks, ...remark('lignes-vides', blankCount)],
      }),
    ],
  };
}
