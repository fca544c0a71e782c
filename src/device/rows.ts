import { stores, type StoreName, type StoreShape } from './stores.ts';

export type Key = string | number | readonly (string | number)[];

/** The rows whose key, or whose field of that index, lies between two keys, both included. */
export type Range = { index?: string; from?: Key; to?: Key };

/** The rows of a store, in the midst of some work. */
export type Rows<Row> = {
  get: (key: Key) => Promise<Row | undefined>;
  /** In the order of their keys, or of the index. */
  all: (range?: Range) => Promise<Row[]>;
  /** Their keys alone, in no order: a row may be a long file. */
  keys: (range?: Range) => Promise<Key[]>;
  put: (row: Row) => Promise<void>;
  remove: (target: Key | Range) => Promise<void>;
};

/** A row put, or undefined for a removed one. */
export type Change = { key: Key; row: object | undefined };
export type Changes = Map<string, Change>;

/** Methods used of a store or an index of the device. */
type Source = {
  get: (key: IDBValidKey) => Promise<unknown>;
  getAll: (range?: IDBKeyRange) => Promise<unknown[]>;
  getAllKeys: (range?: IDBKeyRange) => Promise<unknown[]>;
};
type Readable = Source & { index: (name: string) => Source };
type Writable = {
  put: (row: object) => Promise<unknown>;
  delete: (key: IDBValidKey) => Promise<void>;
};

/** Source of a store's rows. */
export type RowsUnder = Pick<Rows<object>, 'get' | 'all' | 'keys'>;

/** The keys that begin with these parts. */
export function keysUnder(...parts: readonly string[]): Range {
  // IndexedDB sorts a list after every text and every number.
  return { from: parts, to: [...parts, [] as unknown as string] };
}

function shapeOf(name: StoreName): StoreShape {
  return stores[name];
}

export function keyOf(name: StoreName, row: object): Key {
  const fields = shapeOf(name).key.map((field) => fieldOf(row, field));
  const [first] = fields;
  return fields.length === 1 && first !== undefined ? first : fields;
}

function fieldOf(row: object, field: string): string | number {
  return (row as Readonly<Record<string, string | number>>)[field] ?? '';
}

function isRange(target: Key | Range): target is Range {
  return typeof target === 'object' && !Array.isArray(target);
}

/** Order of keys of different kinds: numbers, texts, then lists. */
const kindOf = (key: unknown) =>
  Array.isArray(key) ? 2 : typeof key === 'string' ? 1 : 0;

/** The order of two keys, as IndexedDB has it. */
function compareKeys(a: unknown, b: unknown): number {
  if (kindOf(a) !== kindOf(b)) return kindOf(a) - kindOf(b);
  if (!Array.isArray(a) || !Array.isArray(b)) {
    if (a === b) return 0;
    return (a as string) < (b as string) ? -1 : 1;
  }
  const parts = a.map((part, index) =>
    index < b.length ? compareKeys(part, b[index]) : 1,
  );
  return parts.find((order) => order !== 0) ?? a.length - b.length;
}

function isWithin({ from, to }: Range, key: unknown): boolean {
  const isAfter = from === undefined || compareKeys(key, from) >= 0;
  return isAfter && (to === undefined || compareKeys(key, to) <= 0);
}

function keyRangeOf({ from, to }: Range): IDBKeyRange | undefined {
  if (from !== undefined && to !== undefined) return IDBKeyRange.bound(from, to);
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return to === undefined ? undefined : IDBKeyRange.upperBound(to);
}

/** The rows that a device holds, in a transaction. */
export function rowsOnDevice(store: Readable): RowsUnder {
  const sourceOf = ({ index }: Range) =>
    index === undefined ? store : store.index(index);
  return {
    get: async (key) => (await store.get(key as IDBValidKey)) as object | undefined,
    all: async (range = {}) =>
      (await sourceOf(range).getAll(keyRangeOf(range))) as object[],
    keys: async (range = {}) =>
      (await sourceOf(range).getAllKeys(keyRangeOf(range))) as Key[],
  };
}

/** Writes changes into a store of the device. */
export async function applyChanges(store: Writable, changes: Changes): Promise<void> {
  for (const { key, row } of changes.values()) {
    if (row === undefined) await store.delete(key as IDBValidKey);
    else await store.put(row);
  }
}

/**
 * The rows of a store with `changes` made to those under them, null if the device cannot be read. The work's own changes are added to
 * `changes`.
 */
export function rowsOver(
  name: StoreName,
  under: RowsUnder | null,
  changes: Changes,
): Rows<object> {
  const change = (key: Key, row: object | undefined) =>
    changes.set(JSON.stringify(key), { key, row });

  const isChanged = (key: Key) => changes.has(JSON.stringify(key));
  const placeOf = (row: object, { index }: Range) =>
    index === undefined ? keyOf(name, row) : fieldOf(row, index);
  /** The put rows in a range. */
  const put = (range: Range) =>
    [...changes.values()]
      .flatMap(({ row }) => row ?? [])
      .filter((row) => isWithin(range, placeOf(row, range)));

  async function keys(range: Range = {}): Promise<Key[]> {
    const below = (await under?.keys(range)) ?? [];
    const unchanged = below.filter((key) => !isChanged(key));
    return [...unchanged, ...put(range).map((row) => keyOf(name, row))];
  }

  return {
    get: (key) => {
      const known = changes.get(JSON.stringify(key));
      if (known !== undefined) return Promise.resolve(known.row);
      return under?.get(key) ?? Promise.resolve(undefined);
    },
    all: async (range = {}) => {
      const below = (await under?.all(range)) ?? [];
      const unchanged = below.filter((row) => !isChanged(keyOf(name, row)));
      return [...unchanged, ...put(range)].toSorted(
        (a, b) =>
          compareKeys(placeOf(a, range), placeOf(b, range)) ||
          compareKeys(keyOf(name, a), keyOf(name, b)),
      );
    },
    keys,
    put: (row) => {
      change(keyOf(name, row), row);
      return Promise.resolve();
    },
    remove: async (target) => {
      const gone = isRange(target) ? await keys(target) : [target];
      for (const key of gone) change(key, undefined);
    },
  };
}
