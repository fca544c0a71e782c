import { parseTypedPosition } from '../../geo/typed-position.ts';
import { isTechnical } from './column-names.ts';
import {
  askedTable,
  cellIn,
  columnsOf,
  leftHeads,
  pointsIn,
  type SaidRoles,
  type Table,
} from './columns.ts';
import { isNullPair, type FoundPoint, type FoundWalk, type RawPair } from './found.ts';
import { plainLine } from './plain-text.ts';
import { leftColumns } from './read-table.ts';

/** An element of a map: its texts by the names in its file, and its places. */
export type Mark = {
  cells: Readonly<Record<string, string>>;
  /** Fields of the format itself, without a column name. */
  own: Partial<FoundPoint>;
  places: readonly RawPair[];
};

/** The texts of marks as a table, a line each. */
function tableOfMarks(marks: readonly Pick<Mark, 'cells'>[]): Table {
  const heads = [...new Set(marks.flatMap(({ cells }) => Object.keys(cells)))];
  return {
    heads,
    rows: marks.map(({ cells }) => heads.map((head) => cells[head] ?? '')),
  };
}

/** The titles of marks, by the names of their texts. */
export function titresOfMarks(marks: readonly Pick<Mark, 'cells'>[]): string[] {
  const table = tableOfMarks(marks);
  const columns = columnsOf(table);
  return table.rows.map((row) => plainLine(cellIn(row, columns, 'titre')));
}

/** The first link of a map among some texts: the place of a mark without coordinates. */
function linkedPlace(cells: Mark['cells']): RawPair | null {
  for (const text of Object.values(cells)) {
    const typed = /^(?:https?|geo):/i.test(text) ? parseTypedPosition(text) : null;
    if (typed?.type === 'position') return [typed.position.lon, typed.position.lat];
  }
  return null;
}

/** Own texts before those of columns; both stories, unless one contains the other. */
function withOwn(point: FoundPoint, own: Partial<FoundPoint>): FoundPoint {
  const written = Object.entries(own).filter(([, value]) => value !== '');
  const { recit = '' } = own;
  const stories = recit.includes(point.recit) ? [recit] : [recit, point.recit];
  return {
    ...point,
    ...Object.fromEntries(written),
    recit: stories.filter((story) => story !== '').join('\n\n'),
  };
}

/** The points of marks, their texts found by the names of columns, and the table that their author can correct. */
export function pointsOfMarks(
  marks: readonly Mark[],
  said: SaidRoles | undefined,
): Pick<FoundWalk, 'points' | 'table' | 'remarks'> {
  const placed = marks.filter(({ places }) => places.length > 0);
  const whole = tableOfMarks(placed);
  const isKept = whole.heads.map(
    (head, at) => !isTechnical(head) && whole.rows.some((row) => row[at] !== ''),
  );
  const table: Table = {
    heads: whole.heads.filter((_, at) => isKept[at]),
    rows: whole.rows.map((row) => row.filter((_, at) => isKept[at])),
  };
  const haveTitles = marks.some(({ own: { titre = '' } }) => titre !== '');
  const columns = columnsOf(table, said, { arePlaced: true, haveTitles });
  const points = placed.flatMap(({ cells, own, places }, at) => {
    const [point] = pointsIn(table.rows[at] ?? [], columns);
    if (point === undefined) return [];
    return places.map((place) => ({
      ...withOwn(point, own),
      place: isNullPair(place) ? (linkedPlace(cells) ?? place) : place,
    }));
  });
  // Own texts of the format hide those of columns.
  const hidden = (['titre', 'lieu'] as const).flatMap((column) => {
    const texts = placed.map(({ own }, at) => {
      const text = cellIn(table.rows[at] ?? [], columns, column);
      return (own[column] ?? '') !== '' && own[column] !== text ? text : '';
    });
    const [index = -1] = columns.found.get(column) ?? [];
    return texts.some((text) => text !== '') ? [table.heads[index] ?? ''] : [];
  });
  return {
    points,
    table: askedTable(table, columns, { said, hasTitles: haveTitles }),
    remarks: leftColumns([...leftHeads(table, columns), ...hidden]),
  };
}
