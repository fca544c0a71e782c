import path from 'node:path';
import {
  mergeCircles,
  mergeSmall,
  without,
  type Chunk,
  type Entry,
} from './chunk-merge.ts';

/** What the bundler tells of the modules of a build. */
export type ModuleGraph = {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
};

export type ChunkPlanOptions = {
  /** The module from which everything is reached. */
  entry: string;
  /** What nearly every page needs: with all that it and the entry import, one chunk that is loaded first. */
  first: readonly string[];
  /** How dear a byte in vain is to a page of everybody's, beside one that costs an author 1; null for any other module. */
  weightOfPage: (id: string) => number | null;
};

/** The name of the chunk that every page loads. */
const firstName = 'socle';

/** Roughly what is left of a character of code once it is minified and compressed: 0.11 to 0.2 in chunks of this build. */
const sentShare = 0.17;

/**
 * Which chunk each shared module of a build goes to. A bundler makes one for each set of entries that have something in
 * common: exact, and a hundred files of a few hundred bytes for one page. Here what an entry finds already loaded counts
 * as there, and two chunks become one where a file less is worth more than the bytes that some then load in vain. Chunks
 * never import each other in a circle.
 * @returns names of chunks by module; a module without one stays with the one entry that needs it.
 */
export function planChunks(
  graph: ModuleGraph,
  { entry, first, weightOfPage }: ChunkPlanOptions,
): ReadonlyMap<string, string> {
  const always = withImports([entry, ...first], graph);
  const entries = readEntries(entry, always, graph, weightOfPage);
  const chunks = draftChunks(entries, graph);
  mergeCircles(chunks);
  mergeSmall(chunks);

  const names = new Map<string, string>();
  for (const id of always) if (id !== entry) names.set(id, firstName);
  const used = new Set([firstName]);
  for (const { modules, isLibrary } of chunks) {
    if (isLibrary) continue;
    const name = freeName(modules, used, graph);
    used.add(name);
    for (const id of modules) names.set(id, name);
  }
  return names;
}

/** The modules, and all that they import before they run; `withDynamic` says whether also what they import later. */
function withImports(
  ids: readonly string[],
  graph: ModuleGraph,
  withDynamic = false,
): Set<string> {
  const seen = new Set(ids);
  // A Set goes on with what is added to it under way.
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    for (const one of info?.importedIds ?? []) seen.add(one);
    if (withDynamic) for (const one of info?.dynamicallyImportedIds ?? []) seen.add(one);
  }
  return seen;
}

function readEntries(
  entry: string,
  always: ReadonlySet<string>,
  graph: ModuleGraph,
  weightOfPage: ChunkPlanOptions['weightOfPage'],
): Entry[] {
  const asked = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const ids = new Set([...withImports([entry], graph, true)].flatMap(asked));
  for (const id of always) ids.delete(id);
  const weights = new Map<string, number>();
  for (const page of ids) {
    const weight = weightOfPage(page);
    if (weight === null) continue;
    for (const id of withImports([page], graph, true)) {
      weights.set(id, Math.max(weight, weights.get(id) ?? 0));
    }
  }
  const needs = new Map(
    [...ids].map((id) => [id, without(withImports([id], graph), always)] as const),
  );
  const there = alreadyThere(needs, new Set([...always].flatMap(asked)), asked);
  return [...needs].map(([id, own]) => ({
    id,
    weight: weights.get(id) ?? 1,
    needs: own,
    there: there.get(id) ?? new Set(),
  }));
}

/** For each entry, what all who ask for it have loaded before. */
function alreadyThere(
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  askedFirst: ReadonlySet<string>,
  asked: (id: string) => readonly string[],
): Map<string, ReadonlySet<string>> {
  const askedBy = new Map([...needs.keys()].map((id) => [id, new Set<string>()]));
  for (const [id, modules] of needs) {
    for (const one of [...modules].flatMap(asked))
      if (one !== id) askedBy.get(one)?.add(id);
  }
  const there = new Map(
    [...needs].map(([id, own]) => [
      id,
      askedFirst.has(id) ? new Set<string>() : new Set(own),
    ]),
  );
  // Nothing is there that one who asks has not: fewer and fewer, until they stand.
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [id, modules] of there) {
      for (const one of modules) {
        const has = (other: string) =>
          needs.get(other)?.has(one) === true || there.get(other)?.has(one) === true;
        if ([...(askedBy.get(id) ?? [])].every(has)) continue;
        modules.delete(one);
        isSettled = false;
      }
    }
  }
  return there;
}

/** One chunk for each set of entries that want something. */
function draftChunks(entries: readonly Entry[], graph: ModuleGraph): Chunk[] {
  const chunkOf = new Map<string, Chunk>();
  const chunks = new Map<string, Chunk>();
  const shared = new Set(entries.flatMap(({ needs }) => [...needs]));
  for (const id of shared) {
    const needing = entries.filter(({ needs }) => needs.has(id));
    if (needing.length < 2) continue;
    const wantedBy = needing.filter(({ there }) => !there.has(id));
    const isLibrary = id.includes('/node_modules/');
    const key = [isLibrary, ...wantedBy.map((one) => one.id)].join();
    const chunk = chunks.get(key) ?? {
      ...{ isLibrary, modules: [], size: 0, imports: new Set<Chunk>() },
      ...{ wantedBy: new Set(wantedBy), thereFor: new Set<Entry>() },
    };
    chunk.modules.push(id);
    for (const one of entries) if (one.there.has(id)) chunk.thereFor.add(one);
    chunk.size += (graph.getModuleInfo(id)?.code ?? '').length * sentShare;
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf) {
    for (const one of graph.getModuleInfo(id)?.importedIds ?? []) {
      const imported = chunkOf.get(one);
      if (imported !== undefined && imported !== chunk) chunk.imports.add(imported);
    }
  }
  return [...chunks.values()];
}

/** « lot- » and the name of the largest module, with a number where that is taken. */
function freeName(
  modules: readonly string[],
  used: ReadonlySet<string>,
  graph: ModuleGraph,
): string {
  const sizeOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  const largest = [...modules].sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
  const base = /^[\w-]+/.exec(path.basename(largest))?.[0] ?? '';
  for (let number = 1; ; number += 1) {
    const name = `lot-${base}${number === 1 ? '' : number}`;
    if (!used.has(name)) return name;
  }
}
