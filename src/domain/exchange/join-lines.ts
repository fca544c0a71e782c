import { distanceMetres, lengthMetres, type Position } from '../geo/position.ts';
import { remark, type Remark } from './read/found.ts';

/** Two ends of a line this near belong to the same walk. */
export const joinMetres = 200;
/** Looking for the nearest end among more pieces than this would take seconds: they are joined in their order. */
const searchedMax = 1_500;

type Line = readonly Position[];

export type Joined = { line: Line; remarks: Remark[] };

function gap(from: Position | undefined, to: Position | undefined): number {
  return from === undefined || to === undefined ? Infinity : distanceMetres(from, to);
}

/** The piece that continues from `end`, and its direction; null if none is near. */
function nextPiece(
  pieces: readonly Line[],
  waiting: ReadonlySet<number>,
  end: Position | undefined,
): { index: number; isReversed: boolean } | null {
  let [best, isReversed, metres] = [-1, false, joinMetres];
  for (const index of waiting) {
    const piece = pieces[index] ?? [];
    const [forward, backward] = [gap(end, piece[0]), gap(end, piece.at(-1))];
    const near = Math.min(forward, backward);
    if (best >= 0 ? near < metres : near <= metres) {
      [best, isReversed, metres] = [index, backward < forward, near];
    }
  }
  return best < 0 ? null : { index: best, isReversed };
}

/** Takes a chain from the first waiting piece, extended at its end, then at its beginning. */
function takeChain(pieces: readonly Line[], waiting: Set<number>): Position[] {
  const [first = -1] = waiting;
  waiting.delete(first);
  const chain = [...(pieces[first] ?? [])];
  for (const isAtEnd of [true, false]) {
    for (;;) {
      const next = nextPiece(pieces, waiting, isAtEnd ? chain.at(-1) : chain[0]);
      if (next === null) break;
      waiting.delete(next.index);
      const piece = pieces[next.index] ?? [];
      const ordered = next.isReversed ? piece.toReversed() : piece;
      if (isAtEnd) for (const position of ordered) chain.push(position);
      // A piece put before the beginning starts there and is reversed.
      else chain.unshift(...ordered.toReversed());
    }
  }
  return chain;
}

function chainsInOrder(pieces: readonly Line[]): Position[][] {
  const chains: Position[][] = [];
  for (const piece of pieces) {
    const last = chains.at(-1);
    if (last !== undefined && gap(last.at(-1), piece[0]) <= joinMetres) {
      for (const position of piece) last.push(position);
    } else chains.push([...piece]);
  }
  return chains;
}

/** Joins all pieces that touch into lines, in any order and direction. */
export function chainsOf(pieces: readonly Line[]): Position[][] {
  if (pieces.length > searchedMax) return chainsInOrder(pieces);
  const waiting = new Set(pieces.keys());
  const chains: Position[][] = [];
  while (waiting.size > 0) chains.push(takeChain(pieces, waiting));
  return chains;
}

/** Joins the pieces of a line that touch; otherwise keeps the longest. A piece of a single point is ignored. */
export function joinLines(lines: readonly Line[]): Joined {
  const pieces = lines.filter(({ length }) => length > 1);
  const chains = chainsOf(pieces);
  const [longest = []] = chains.toSorted((a, b) => lengthMetres(b) - lengthMetres(a));
  return {
    line: longest,
    remarks: [
      ...remark('traces-joints', pieces.length - chains.length),
      ...remark('traces-laisses', chains.length - 1),
      ...remark('points-isoles', lines.filter(({ length }) => length === 1).length),
    ],
  };
}

/** True if two open lines have ends that touch. A loop has no end. */
export function areJoined(a: Line, b: Line): boolean {
  const isOpen = (line: Line) => gap(line[0], line.at(-1)) > joinMetres;
  if (!isOpen(a) || !isOpen(b)) return false;
  return [a[0], a.at(-1)].some((end) =>
    [b[0], b.at(-1)].some((other) => gap(end, other) <= joinMetres),
  );
}
