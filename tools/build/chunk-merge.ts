/** How chunks of a build become fewer (tools/build/chunk-plan.ts). */

/**
 * What one more file costs, in the bytes that come meanwhile: its headers, what compression loses, its place in a list, its
 * turn on a slow network. A public page has a budget of bytes; who writes a parcours waits for a hundred files.
 */
const fileCost = { everybodys: 250, other: 1_500 };

/** Something that is imported while the application runs. */
export type Entry = {
  id: string;
  /** How dear a byte in vain is to it: 1 where only authors load it, more for everybody. */
  weight: number;
  /** Every module that it needs before it runs. */
  needs: ReadonlySet<string>;
  /** Of these, what whoever asks for it has already. */
  there: ReadonlySet<string>;
};

export type Chunk = {
  /** Left to the bundler, who knows better who uses what of it: the barrel of a library names more than that. */
  isLibrary: boolean;
  modules: string[];
  /** Bytes as they travel. */
  size: number;
  /** Those who load it, since they need something of it. */
  wantedBy: Set<Entry>;
  /** Those who find it loaded. */
  thereFor: Set<Entry>;
  imports: Set<Chunk>;
};

export function without<T>(all: ReadonlySet<T>, others: ReadonlySet<T>): Set<T> {
  return new Set([...all].filter((one) => !others.has(one)));
}

/** Whether one chunk leads to another by way of a third. */
function leadsRoundTo(from: Chunk, to: Chunk): boolean {
  const seen = new Set(from.imports);
  seen.delete(to);
  for (const chunk of seen) {
    if (chunk.imports.has(to)) return true;
    for (const one of chunk.imports) seen.add(one);
  }
  return false;
}

function leadsTo(from: Chunk, to: Chunk): boolean {
  return from.imports.has(to) || leadsRoundTo(from, to);
}

/** Makes one of two chunks, and takes the other from the list. */
function merge(kept: Chunk, gone: Chunk, chunks: Chunk[]): void {
  kept.modules.push(...gone.modules);
  kept.size += gone.size;
  for (const entry of gone.wantedBy) kept.wantedBy.add(entry);
  for (const entry of gone.thereFor) kept.thereFor.add(entry);
  for (const one of gone.imports) kept.imports.add(one);
  for (const one of chunks) if (one.imports.delete(gone)) one.imports.add(kept);
  kept.imports.delete(kept);
  chunks.splice(chunks.indexOf(gone), 1);
  // Who loads it loads what it imports.
  for (const one of withImportedChunks(kept)) {
    for (const entry of kept.wantedBy)
      if (!one.thereFor.has(entry)) one.wantedBy.add(entry);
  }
}

function withImportedChunks(chunk: Chunk): Set<Chunk> {
  const seen = new Set([chunk]);
  for (const one of seen) for (const imported of one.imports) seen.add(imported);
  return seen;
}

/** Chunks that import each other in a circle become one. */
export function mergeCircles(chunks: Chunk[]): void {
  // What is taken out stands after the one that it went into.
  for (const chunk of chunks) {
    const inCircle = () =>
      chunks.find((one) => one !== chunk && leadsTo(chunk, one) && leadsTo(one, chunk));
    for (let one = inCircle(); one !== undefined; one = inCircle())
      merge(chunk, one, chunks);
  }
}

/** What it is worth, in bytes over all entries, that two chunks are one. */
function worthOfOne(a: Chunk, b: Chunk): number {
  const both = [...a.wantedBy].filter((entry) => b.wantedBy.has(entry));
  const saved = both.map(
    (entry) =>
      entry.weight * (isEverybodys(entry) ? fileCost.everybodys : fileCost.other),
  );
  const lost = [
    ...[...without(a.wantedBy, b.wantedBy)].map((entry) => inVain(entry, b)),
    ...[...without(b.wantedBy, a.wantedBy)].map((entry) => inVain(entry, a)),
  ];
  return sum(saved) - sum(lost);
}

/** What an entry would load beyond its needs with a chunk, and with what that one imports. */
function inVain(entry: Entry, chunk: Chunk): number {
  const loaded = [...withImportedChunks(chunk)].filter(
    ({ wantedBy, thereFor }) => !wantedBy.has(entry) && !thereFor.has(entry),
  );
  return entry.weight * sum(loaded.map(({ size }) => size));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function isEverybodys({ weight }: Entry): boolean {
  return weight > 1;
}

function isForEverybody({ wantedBy }: Chunk): boolean {
  return [...wantedBy].some(isEverybodys);
}

type Pair = { a: Chunk; b: Chunk; worth: number };

/** The pairs of a chunk with others that are worth it. What only authors load stays out of what everybody loads. */
function pairsWith(a: Chunk, others: readonly Chunk[]): Pair[] {
  return others
    .filter(
      (b) =>
        b !== a &&
        !a.isLibrary &&
        !b.isLibrary &&
        isForEverybody(a) === isForEverybody(b),
    )
    .map((b) => ({ a, b, worth: worthOfOne(a, b) }))
    .filter(({ worth }) => worth > 0);
}

/** Makes one chunk of two where that is worth it, the best pair first. */
export function mergeSmall(chunks: Chunk[]): void {
  let pairs = chunks.flatMap((a, index) => pairsWith(a, chunks.slice(index + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((one, other) => (other.worth > one.worth ? other : one));
    const { a, b } = best;
    if (leadsRoundTo(a, b) || leadsRoundTo(b, a)) {
      pairs.splice(pairs.indexOf(best), 1);
      continue;
    }
    merge(a, b, chunks);
    const isOther = (one: Chunk) => one !== a && one !== b;
    pairs = pairs.filter((pair) => isOther(pair.a) && isOther(pair.b));
    pairs.push(...pairsWith(a, chunks));
  }
}
