import { coordinateOf, numberOf, plainCoordinates } from '../../geo/coordinate.ts';
import { isOnFrenchGround } from '../../geo/in-france.ts';
import { parseTypedPosition } from '../../geo/typed-position.ts';
import { unguarded } from '../csv.ts';
import {
  choiceColumnsOf,
  joinChoices,
  optionsOf,
  type ChoiceColumns,
} from './choice-columns.ts';
import {
  columnNames,
  rankFor,
  rankForThing,
  surer,
  wordsOf,
  type Column,
} from './column-names.ts';
import { foundPoint, type FoundPoint, type RawPair } from './found.ts';
import { linesOf, pairOf, pointsOf, type Geometry } from './geometry.ts';
import { plainLine, plainText } from './plain-text.ts';
import { readShape } from './shape.ts';

/** A table: the names of its columns, and its lines. */
export type Table = {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Content of each column of a table; `''`: ignored. */
export type Roles = readonly (Column | '')[];

/** Authors' answers about tables, by `tableKey`. */
export type SaidRoles = Readonly<Record<string, Roles>>;

/** A table whose columns its author can name. */
export type AskedTable = {
  heads: readonly string[];
  /** The first lines. */
  rows: readonly (readonly string[])[];
  /** Our guess for each column. */
  roles: Roles;
  /** The author has to decide: no title was found, or two match equally. */
  mustAsk: boolean;
  /** Its columns have no names: answers hold for this file alone. */
  isHeadless: boolean;
};

/** Key of a table: the names of its columns. */
export function tableKey({ heads }: Pick<Table, 'heads'>): string {
  return heads.map((head) => wordsOf(head).join(' ')).join('|');
}

/** Rows shown to the author. */
const shownRows = 3;

/** A spreadsheet hides a leading apostrophe: it keeps a text from being computed. */
export function cellOf(row: readonly string[], index: number | undefined): string {
  const text = index === undefined ? '' : (row[index] ?? '').trim();
  return unguarded(text);
}

/** Columns by content: several of a sort if no row fills two of them. */
type Found = Map<Column, readonly number[]>;

/** Interpretation of a table's columns. */
export type Columns = {
  found: Found;
  choices: ChoiceColumns | null;
  /** Two columns match equally, and only the first is read. */
  isTied: boolean;
};

/** The numbers of étapes: 1, 2, 3. */
const etapeNumber = /^\d{1,3}\.?$/;

function filledCells({ rows }: Table, index: number): string[] {
  return rows.map((row) => cellOf(row, index)).filter((cell) => cell !== '');
}

/** True if all cells of a column are numbers of étapes. */
function isNumbering(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => etapeNumber.test(cell));
}

/** Whether they follow each other without a gap, in any order: figures of another kind seldom do. */
function isRun(cells: readonly string[]): boolean {
  const numbers = new Set(cells.map((cell) => Number(/\d+/.exec(cell)?.[0])));
  return (
    numbers.size === cells.length &&
    Math.max(...numbers) - Math.min(...numbers) === numbers.size - 1
  );
}

function areApart({ rows }: Table, columns: readonly number[]): boolean {
  return rows.every((row) => columns.filter((at) => cellOf(row, at) !== '').length < 2);
}

/** The author decides between repeated heads, or titles that match equally. */
function isTie(table: Table, column: Column, ties: readonly number[]): boolean {
  if (column === 'titre') return true;
  const names = ties.map((at) => (table.heads[at] ?? '').trim().toLowerCase());
  return new Set(names).size < names.length;
}

/** Columns by their heads, and by their cells if the heads leave it open. */
function columnsByHead(
  table: Table,
  { arePlaced = false, haveTitles = false }: Besides,
): Columns {
  const words = table.heads.map(wordsOf);
  const cells = words.map((_, index) => filledCells(table, index));
  const numbering = cells.map(isNumbering);
  const isEmpty = (index: number) => table.rows.length > 0 && cells[index]?.length === 0;
  const found: Found = new Map();
  let isTied = false;
  // The keys of `columnNames` are its own.
  const named = Object.keys(columnNames) as (keyof typeof columnNames)[];
  const rankAt = (index: number, column: (typeof named)[number]) => {
    if (isEmpty(index) || (column === 'titre' && numbering[index] === true)) return 0;
    return rankFor(words[index] ?? [], column);
  };
  // « Anecdote du lieu » is a story, and no place.
  const bestAt = words.map((_, index) =>
    Math.max(...named.map((column) => rankAt(index, column))),
  );
  for (const column of named) {
    const ranks = words.map((_, index) => {
      const rank = rankAt(index, column);
      return rank === bestAt[index] ? rank : 0;
    });
    const best = Math.max(0, ...ranks);
    if (best === 0) continue;
    const ties = ranks.flatMap((rank, index) => (rank === best ? [index] : []));
    if (column !== 'titre') ties.sort((a, b) => surer(words[a], words[b], column));
    if (table.rows.length > 0 && areApart(table, ties)) found.set(column, ties);
    else {
      found.set(column, ties.slice(0, 1));
      isTied ||= ties.length > 1 && isTie(table, column, ties);
    }
  }
  // « Étape » with 1, 2, 3 in it.
  const numbered = words.findIndex(
    (head, index) => numbering[index] === true && rankFor(head, 'titre') > 0,
  );
  if (numbered !== -1 && !found.has('numero')) found.set('numero', [numbered]);
  const taken = new Set([...found.values()].flat());
  const thing = words.findIndex(
    (head, index) =>
      numbering[index] === false && !taken.has(index) && rankForThing(head) > 0,
  );
  if (thing !== -1 && !found.has('titre')) found.set('titre', [thing]);
  const choices = choiceColumnsOf(words);
  const placed = arePlaced ? found : withLinks(table, found);
  const needsTitle = !haveTitles && (arePlaced || isPlaced(placed));
  return { found: withOneTitle(placed, needsTitle), choices, isTied };
}

/** A point of the map without a title takes its place as one; « Libellé du lieu » is a title, and not also a place. */
function withOneTitle(found: Found, needsTitle: boolean): Found {
  const [titre, lieu] = [found.get('titre'), found.get('lieu')];
  const isTitle = titre === undefined ? needsTitle : titre[0] === lieu?.[0];
  if (lieu === undefined || !isTitle) return found;
  found.set('titre', lieu);
  found.delete('lieu');
  return found;
}

/** Links of maps are places, whatever their column is called. */
function withLinks(table: Table, found: Found): Found {
  if (isPlaced(found)) return found;
  const isLink = (cell: string) => /^(?:https?|geo):/i.test(cell);
  const taken = new Set([...found.values()].flat());
  const at = table.heads.findIndex(
    (_, index) =>
      !taken.has(index) &&
      filledCells(table, index).some(
        (cell) => isLink(cell) && parseTypedPosition(cell).type !== 'illisible',
      ),
  );
  if (at !== -1) found.set('position', [at]);
  return found;
}

/** True if some columns hold places. */
export function isPlaced(found: Pick<Found, 'has'>): boolean {
  const hasBoth = found.has('lat') && found.has('lon');
  return hasBoth || found.has('position') || found.has('forme');
}

/** Columns as the author named them. */
function columnsSaid(roles: Roles, heads: readonly string[]): Columns {
  const found: Found = new Map();
  const choices = roles.flatMap((role, index) => (role === 'choix' ? [index] : []));
  for (const [index, role] of roles.entries()) {
    if (role !== '' && role !== 'choix') found.set(role, [index]);
  }
  const right = found.get('reponse')?.[0] ?? null;
  return {
    found,
    choices:
      choices.length === 0 ? null : joinChoices(heads.map(wordsOf), choices, right),
    isTied: false,
  };
}

/** Other data of the rows: a place on the map, a title. */
type Besides = { arePlaced?: boolean; haveTitles?: boolean };

/** Interpretation of a table's columns: the author's, else by their heads. */
export function columnsOf(
  table: Table,
  said: SaidRoles = {},
  besides: Besides = {},
): Columns {
  const roles = said[tableKey(table)];
  return roles === undefined
    ? columnsByHead(table, besides)
    : columnsSaid(roles, table.heads);
}

function isDegree(cell: string, isPlace: (degrees: number) => boolean): boolean {
  return /\d[.,]\d/.test(cell) && isPlace(coordinateOf(cell));
}

/** Guesses an unknown column from its cells. */
function guessOf(cells: readonly string[]): Column | null {
  if (cells.length === 0) return null;
  const all = (holds: (cell: string) => boolean) => cells.every(holds);
  if (all((cell) => isDegree(cell, (lat) => isOnFrenchGround({ lat, lon: 2.3 }))))
    return 'lat';
  if (all((cell) => isDegree(cell, (lon) => lon > -6 && lon < 10))) return 'lon';
  if (all((cell) => parseTypedPosition(cell).type === 'position')) return 'position';
  if (isNumbering(cells) && isRun(cells)) return 'numero';
  if (all((cell) => !Number.isNaN(numberOf(cell)) || /^https?:/i.test(cell))) return null;
  return cells.some((cell) => cell.length > 60) ? 'recit' : 'titre';
}

/** Content of each column, guessed from cells if unknown: the author sees and corrects it. */
function rolesOf(table: Table, { found, choices }: Columns): Roles {
  const roles: (Column | '')[] = table.heads.map(() => '');
  for (const { index, isWrong } of choices?.choices ?? []) {
    const isRight = choices?.right === null && choices.choices.some((one) => one.isWrong);
    roles[index] = isRight && !isWrong ? 'reponse' : 'choix';
  }
  if (choices !== null && choices.right !== null) roles[choices.right] = 'reponse';
  for (const [column, [index = -1]] of found) {
    if (roles[index] === '') roles[index] = column;
  }
  for (const [index, role] of roles.entries()) {
    const guess = role === '' ? guessOf(filledCells(table, index)) : null;
    const isText = guess === 'titre' && roles.includes('titre');
    const offered = isText && !roles.includes('recit') ? 'recit' : guess;
    const isFree = offered !== null && !roles.includes(offered);
    const isNeeded = offered === 'titre' || offered === 'recit' || !isPlaced(found);
    if (isFree && isNeeded) roles[index] = offered;
  }
  return roles;
}

/** A table with its question for the author; null without columns. */
export function askedTable(
  table: Table,
  columns: Columns,
  {
    said = {},
    isHeadless = false,
    hasTitles = false,
  }: {
    said?: SaidRoles | undefined;
    isHeadless?: boolean;
    /** The data beside the table has its own titles. */
    hasTitles?: boolean;
  },
): AskedTable | null {
  const isSaid = tableKey(table) in said;
  if (table.heads.length === 0) return null;
  const hasTitle = hasTitles || columns.found.has('titre');
  return {
    heads: table.heads,
    rows: table.rows
      .filter((row) => row.some((cell) => cell.trim() !== ''))
      .slice(0, shownRows),
    roles: isSaid ? (said[tableKey(table)] ?? []) : rolesOf(table, columns),
    mustAsk: !isSaid && (isHeadless || !hasTitle || columns.isTied),
    isHeadless,
  };
}

/** A latitude and a longitude in one cell, or two numbers of another projection. Null for other texts. */
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

/** The filled cell of a row in a column. */
export function cellIn(
  row: readonly string[],
  { found }: Columns,
  column: Column,
): string {
  const texts = (found.get(column) ?? []).map((index) => cellOf(row, index));
  return texts.find((text) => text !== '') ?? '';
}

/** The shape of a line: WKT, or GeoJSON. */
function shapeOf(row: readonly string[], columns: Columns): Geometry | null {
  return readShape(cellIn(row, columns, 'forme'));
}

/** The lines of the map that a line of a table has. */
export function linesIn(row: readonly string[], columns: Columns): RawPair[][] {
  const shape = shapeOf(row, columns);
  return shape === null ? [] : linesOf(shape).map((line) => line.map(pairOf));
}

/** The right choice; the only choice of a row with a single choice. */
function reponseOf(reponse: string, options: FoundPoint['options']): string {
  if (options.length === 0) return reponse;
  if (options.length === 1) return options[0]?.texte ?? '';
  const right = options.filter(({ juste }) => juste);
  return right.map(({ texte }) => texte).join(' | ');
}

/** Points of a table row: one, unless its shape has more. */
export function pointsIn(row: readonly string[], columns: Columns): FoundPoint[] {
  const { choices } = columns;
  const cell = (column: Column) => cellIn(row, columns, column);
  const shape = shapeOf(row, columns);
  const places = shape === null ? [placeOf(cell)] : pointsOf(shape).map(pairOf);
  const options =
    choices === null ? [] : optionsOf(choices, (at) => plainLine(cellOf(row, at)));
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

/** The heads of columns that hold something and are not read. */
export function leftHeads(table: Table, { found, choices }: Columns): string[] {
  const read = new Set([...found.values()].flat());
  for (const { index } of choices?.choices ?? []) read.add(index);
  if (choices !== null && choices.right !== null) read.add(choices.right);
  return table.heads.filter(
    (head, index) =>
      !read.has(index) && head.trim() !== '' && filledCells(table, index).length > 0,
  );
}
