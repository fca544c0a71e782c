/** Negative when the first is before the second. */
export type Compare<K> = (first: K, second: K) => number;

type Knot<K, V> = {
  readonly key: K;
  readonly value: V;
  readonly left: Knot<K, V> | undefined;
  readonly right: Knot<K, V> | undefined;
  readonly height: number;
  readonly size: number;
};

/**
 * An immutable sorted map (an AVL tree): a change costs O(log n) and shares the rest with the original map, so that the trees before and
 * after a write exist side by side.
 */
export class SortedMap<K, V> {
  readonly #compare: Compare<K>;
  readonly #root: Knot<K, V> | undefined;

  constructor(compare: Compare<K>, root?: Knot<K, V>) {
    this.#compare = compare;
    this.#root = root;
  }

  /** @param entries already in order, each key once. */
  static fromSorted<K, V>(
    compare: Compare<K>,
    entries: readonly (readonly [K, V])[],
  ): SortedMap<K, V> {
    return new SortedMap(compare, knotOfRange(entries, 0, entries.length));
  }

  get size(): number {
    return this.#root?.size ?? 0;
  }

  get(key: K): V | undefined {
    let knot = this.#root;
    while (knot !== undefined) {
      const order = this.#compare(key, knot.key);
      if (order === 0) {
        return knot.value;
      }
      knot = order < 0 ? knot.left : knot.right;
    }
    return undefined;
  }

  set(key: K, value: V): SortedMap<K, V> {
    const root = insert(this.#root, key, value, this.#compare);
    return root === this.#root ? this : new SortedMap(this.#compare, root);
  }

  delete(key: K): SortedMap<K, V> {
    const root = remove(this.#root, key, this.#compare);
    return root === this.#root ? this : new SortedMap(this.#compare, root);
  }

  /** In order. */
  entries(): Generator<[K, V]> {
    return this.entriesFrom(() => 1);
  }

  /** In order, from the first key for which `side` (which grows with the key) is not negative. */
  *entriesFrom(side: (key: K) => number): Generator<[K, V]> {
    const waiting: Knot<K, V>[] = [];
    let knot = this.#root;
    while (knot !== undefined) {
      if (side(knot.key) < 0) {
        knot = knot.right;
      } else {
        waiting.push(knot);
        knot = knot.left;
      }
    }
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      yield [next.key, next.value];
      for (let below = next.right; below !== undefined; below = below.left) {
        waiting.push(below);
      }
    }
  }

  /** In reverse order, from the last key for which `side` (which grows with the key) is not positive. */
  *entriesDownFrom(side: (key: K) => number): Generator<[K, V]> {
    const waiting: Knot<K, V>[] = [];
    let knot = this.#root;
    while (knot !== undefined) {
      if (side(knot.key) > 0) {
        knot = knot.left;
      } else {
        waiting.push(knot);
        knot = knot.right;
      }
    }
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      yield [next.key, next.value];
      for (let below = next.left; below !== undefined; below = below.right) {
        waiting.push(below);
      }
    }
  }
}

function heightOf(knot: Knot<unknown, unknown> | undefined): number {
  return knot === undefined ? 0 : knot.height;
}

function tie<K, V>(
  key: K,
  value: V,
  left: Knot<K, V> | undefined,
  right: Knot<K, V> | undefined,
): Knot<K, V> {
  return {
    key,
    value,
    left,
    right,
    height: Math.max(heightOf(left), heightOf(right)) + 1,
    size: (left?.size ?? 0) + (right?.size ?? 0) + 1,
  };
}

/** Joins a node whose sides may differ by two in height. */
function balance<K, V>(
  key: K,
  value: V,
  left: Knot<K, V> | undefined,
  right: Knot<K, V> | undefined,
): Knot<K, V> {
  const lean = heightOf(left) - heightOf(right);
  if (lean > 1 && left !== undefined) {
    const inner = left.right;
    if (heightOf(left.left) >= heightOf(inner) || inner === undefined) {
      return tie(left.key, left.value, left.left, tie(key, value, inner, right));
    }
    return tie(
      inner.key,
      inner.value,
      tie(left.key, left.value, left.left, inner.left),
      tie(key, value, inner.right, right),
    );
  }
  if (lean < -1 && right !== undefined) {
    const inner = right.left;
    if (heightOf(right.right) >= heightOf(inner) || inner === undefined) {
      return tie(right.key, right.value, tie(key, value, left, inner), right.right);
    }
    return tie(
      inner.key,
      inner.value,
      tie(key, value, left, inner.left),
      tie(right.key, right.value, inner.right, right.right),
    );
  }
  return tie(key, value, left, right);
}

function insert<K, V>(
  knot: Knot<K, V> | undefined,
  key: K,
  value: V,
  compare: Compare<K>,
): Knot<K, V> {
  if (knot === undefined) {
    return tie(key, value, undefined, undefined);
  }
  const order = compare(key, knot.key);
  if (order === 0) {
    return knot.value === value && knot.key === key
      ? knot
      : tie(key, value, knot.left, knot.right);
  }
  if (order < 0) {
    const left = insert(knot.left, key, value, compare);
    return left === knot.left ? knot : balance(knot.key, knot.value, left, knot.right);
  }
  const right = insert(knot.right, key, value, compare);
  return right === knot.right ? knot : balance(knot.key, knot.value, knot.left, right);
}

function remove<K, V>(
  knot: Knot<K, V> | undefined,
  key: K,
  compare: Compare<K>,
): Knot<K, V> | undefined {
  if (knot === undefined) {
    return undefined;
  }
  const order = compare(key, knot.key);
  if (order < 0) {
    const left = remove(knot.left, key, compare);
    return left === knot.left ? knot : balance(knot.key, knot.value, left, knot.right);
  }
  if (order > 0) {
    const right = remove(knot.right, key, compare);
    return right === knot.right ? knot : balance(knot.key, knot.value, knot.left, right);
  }
  if (knot.left === undefined || knot.right === undefined) {
    return knot.left ?? knot.right;
  }
  let next = knot.right;
  while (next.left !== undefined) {
    next = next.left;
  }
  return balance(next.key, next.value, knot.left, remove(knot.right, next.key, compare));
}

function knotOfRange<K, V>(
  entries: readonly (readonly [K, V])[],
  from: number,
  to: number,
): Knot<K, V> | undefined {
  const middle = (from + to) >> 1;
  const entry = entries[middle];
  if (from >= to || entry === undefined) {
    return undefined;
  }
  return tie(
    entry[0],
    entry[1],
    knotOfRange(entries, from, middle),
    knotOfRange(entries, middle + 1, to),
  );
}
