import type { Etape } from '../etape/etape.ts';

/**
 * Layout of the étapes of an aventure: in columns, each as far from the first étape as the longest way to it without a circle; in a column,
 * near those they are joined to. After Sugiyama, Tagawa and Toda (1981), without bend points for long links.
 */

/** Fields of an étape that its place depends on. */
export type EtapeToLay = Pick<Etape, 'id' | 'suites' | 'fin'>;

/** A column counted from the first étape, and the distance from the middle of the drawing, in rows: it may be a half. */
export type Case = { colonne: number; rang: number };

type Links = { after: number[][]; before: number[][] };

/** More passes hardly move anything. */
const passCount = 6;

function linksOf(etapes: readonly EtapeToLay[]): Links {
  const indexById = new Map<string, number>(etapes.map(({ id }, index) => [id, index]));
  const after = etapes.map(({ suites, fin }, index) => {
    const targets = fin.trim() === '' ? suites.map(({ vers }) => vers) : [];
    const indexes = targets.flatMap((vers) => indexById.get(vers) ?? []);
    return [...new Set(indexes)].filter((target) => target !== index);
  });
  const before = etapes.map((): number[] => []);
  for (const [index, targets] of after.entries()) {
    for (const target of targets) before[target]?.push(index);
  }
  return { after, before };
}

/** Étapes in topological order; links that close a circle are ignored. */
function topologicalOrder({ after }: Links): number[] {
  const state = new Uint8Array(after.length);
  const finished: number[] = [];
  for (const root of after.keys()) {
    if (state[root] !== 0) continue;
    state[root] = 1;
    const stack = [{ index: root, next: 0 }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const target = after[top.index]?.[top.next];
      top.next += 1;
      if (target === undefined) {
        finished.push(top.index);
        stack.pop();
      } else if (state[target] === 0) {
        state[target] = 1;
        stack.push({ index: target, next: 0 });
      }
    }
  }
  return finished.toReversed();
}

function columnsOf(links: Links): number[] {
  const order = topologicalOrder(links);
  const place = new Map(order.map((index, at) => [index, at]));
  const columns = links.after.map(() => 0);
  for (const index of order) {
    for (const target of links.after[index] ?? []) {
      // A link back does not affect the layout.
      if ((place.get(target) ?? 0) < (place.get(index) ?? 0)) continue;
      columns[target] = Math.max(columns[target] ?? 0, (columns[index] ?? 0) + 1);
    }
  }
  return columns;
}

function meanOf(indexes: readonly number[], rows: readonly number[]): number | null {
  if (indexes.length === 0) return null;
  return indexes.reduce((sum, index) => sum + (rows[index] ?? 0), 0) / indexes.length;
}

/** Gives the étapes of a column their rows, the middle one on the middle line. */
function setRows(column: readonly number[], rows: number[]): void {
  for (const [at, index] of column.entries()) rows[index] = at - (column.length - 1) / 2;
}

/** Position of each étape, by id. Passes through étapes and links a fixed number of times. */
export function layAventure(etapes: readonly EtapeToLay[]): Map<string, Case> {
  const links = linksOf(etapes);
  const columns = columnsOf(links);
  const byColumn: number[][] = [];
  for (const [index, column] of columns.entries()) (byColumn[column] ??= []).push(index);
  const rows = etapes.map(() => 0);
  for (const column of byColumn) setRows(column, rows);
  for (let pass = 0; pass < passCount; pass += 1) {
    const isForward = pass % 2 === 0;
    const neighbours = isForward ? links.before : links.after;
    for (const column of isForward ? byColumn : byColumn.toReversed()) {
      const wanted = new Map(
        column.map((index) => [
          index,
          meanOf(neighbours[index] ?? [], rows) ?? rows[index] ?? 0,
        ]),
      );
      column.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0) || a - b);
      setRows(column, rows);
    }
  }
  return new Map(
    etapes.map(({ id }, index) => [
      id,
      { colonne: columns[index] ?? 0, rang: rows[index] ?? 0 },
    ]),
  );
}
