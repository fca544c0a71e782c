import { limits } from '../limits.ts';
import type { Ligne, Tableau, TableauPart } from './tableau.ts';

/**
 * Splits the list of the team in parts, as a document holds 1 MiB: `tableau/parcours` is part 0, holds the latest changed rows and counts
 * the others; `tableau/parcours-{k}` holds rows that changed earlier. A part 0 that would exceed the limit gives its older rows to a new
 * part. Changes are written to part 0 alone: a further part may still hold an older state of that row, and the newer one counts. Rows move
 * from part 0 to any other part, or to a part of a lower number, so that a reader of an older part 0 misses none in the parts that it
 * counts.
 */
export type WrittenTableau = {
  first: Tableau;
  /** Further parts by their number. */
  further: ReadonlyMap<number, TableauPart>;
};

/** Most parts in a commit: Firestore allows 10 MiB. */
const partsAtOnce = 8;
/** Share of a full part 0 that stays there: two parts with the rest fit into one. */
const keptShare = 0.6;
/** Bytes left free in a part, for its counts. */
const spare = 100;

/** The bytes of a row in its document, with the comma after it. */
function bytesOfLigne(ligne: Ligne): number {
  return bytesOf(ligne) + 1;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** Number of parts. */
export function partCountOf({ parts }: Tableau): number {
  return parts ?? 1;
}

/** The numbers of the parts after the first. */
export function furtherNumbers(partCount: number): number[] {
  return Array.from({ length: partCount - 1 }, (_, index) => index + 1);
}

/** The rows of several lists, each once, as it was last changed; the last changed first. */
export function newestLignes(lists: readonly (readonly Ligne[])[]): Ligne[] {
  const byId = new Map<string, Ligne>();
  for (const ligne of lists.flat()) {
    const known = byId.get(ligne.id);
    if (known === undefined || known.updatedAt < ligne.updatedAt) {
      byId.set(ligne.id, ligne);
    }
  }
  return [...byId.values()].toSorted(
    (a, b) => b.updatedAt - a.updatedAt || b.id.localeCompare(a.id),
  );
}

/** With the number of its parts, once there are several. */
function counted(first: Tableau, partCount: number, movedAt: number): Tableau {
  return { ...first, format: 2, parts: partCount, movedAt };
}

/** Rows, the newest first, in groups of at most `room` bytes; the first group of at most `firstRoom`. */
function groups(
  lignes: readonly Ligne[],
  { firstRoom, room }: { firstRoom: number; room: number },
  sizeOf: (ligne: Ligne) => number,
): Ligne[][] {
  const all: Ligne[][] = [[]];
  let left = firstRoom;
  for (const ligne of lignes) {
    const size = sizeOf(ligne);
    if (size > left) {
      all.push([]);
      left = room;
    }
    left -= size;
    all.at(-1)?.push(ligne);
  }
  return all;
}

type SplitOptions = {
  /** Part 0 as stored. */
  before: Tableau;
  /** The revision that part 0 gets with the first commit. */
  revision: number;
  sizeOf?: (ligne: Ligne) => number;
};

/**
 * The commits, in order, after which every part fits its document: only part 0 if it fits. Very many rows take several, each of which
 * leaves a list with all its former rows.
 */
export function splitTableau(
  next: Tableau,
  { before, revision, sizeOf = bytesOfLigne }: SplitOptions,
): WrittenTableau[] {
  const { max } = limits.tableauBytes;
  const room = max - bytesOf({ ...next, lignes: [] }) - spare;
  const used = next.lignes.reduce((sum, ligne) => sum + sizeOf(ligne), 0);
  if (used <= room) return [{ first: next, further: new Map() }];
  const rooms = { firstRoom: Math.floor(room * keptShare), room: max - spare };
  const [lignes = [], ...older] = groups(next.lignes, rooms, sizeOf);
  const partCount = partCountOf(next);
  // The oldest first, as if they had been split off one after the other.
  const further = older
    .toReversed()
    .map((group, index) => [partCount + index, { lignes: group }] as const);
  const commits: WrittenTableau[] = [];
  for (let start = 0; start < further.length; start += partsAtOnce) {
    const some = further.slice(start, start + partsAtOnce);
    const end = start + some.length;
    const first = end === further.length ? { ...next, lignes } : before;
    commits.push({
      first: counted(first, partCount + end, revision + commits.length),
      further: new Map(some),
    });
  }
  return commits;
}

/**
 * Joins two further parts that fit into one, without rows whose newer state is elsewhere: the lower number gets both, and the last part
 * takes the free place. Three further parts are written at most; null if no two fit.
 */
export function joinParts(
  first: Tableau,
  further: ReadonlyMap<number, TableauPart>,
  revision: number,
  sizeOf = bytesOfLigne,
): WrittenTableau | null {
  const newest = new Set(
    newestLignes([first.lignes, ...[...further.values()].map(({ lignes }) => lignes)]),
  );
  const parts = [...further]
    .map(([number, part]) => {
      const lignes = part.lignes.filter((ligne) => newest.has(ligne));
      const size = lignes.reduce((sum, ligne) => sum + sizeOf(ligne), 0);
      return { number, part: { ...part, lignes }, size };
    })
    .toSorted((a, b) => a.size - b.size);
  const [one, other] = parts;
  if (one === undefined || other === undefined) return null;
  if (one.size + other.size > limits.tableauBytes.max - spare) return null;
  const [into, from] = one.number < other.number ? [one, other] : [other, one];
  const written = new Map([
    [
      into.number,
      { ...into.part, lignes: newestLignes([into.part.lignes, from.part.lignes]) },
    ],
  ]);
  const lastNumber = partCountOf(first) - 1;
  const last = parts.find(({ number }) => number === lastNumber);
  if (last !== undefined && lastNumber !== from.number) {
    written.set(from.number, last.part);
  }
  return { first: counted(first, lastNumber, revision), further: written };
}
