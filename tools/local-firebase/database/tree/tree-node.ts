import type { Order } from './order.ts';
import { compareKeys } from './key-order.ts';
import { SortedMap } from './sorted-map.ts';

export type Leaf = string | number | boolean;
export type Priority = string | number | null;
export type Children = SortedMap<string, TreeNode>;
export type Entry = { readonly key: string; readonly node: TreeNode };
export type SortedEntries = SortedMap<Entry, true>;

export const noChildren: Children = new SortedMap<string, TreeNode>(compareKeys);

/**
 * A place of a database: nothing, a value, or children, with its priority. It never changes; a write makes new nodes along its path and
 * shares all others.
 */
export class TreeNode {
  readonly value: Leaf | null;
  readonly children: Children;
  readonly priority: Priority;
  /** Number of children with a priority: with none, the order of priorities is that of keys. */
  readonly prioritizedCount: number;
  /** Computed by `hashOf` on first use. */
  knownHash: string | undefined = undefined;
  /** Children in the orders of past queries. */
  #sorted: Map<Order, SortedEntries> | undefined = undefined;

  constructor(
    value: Leaf | null,
    children: Children,
    priority: Priority,
    prioritizedCount: number,
  ) {
    this.value = value;
    this.children = children;
    this.priority = priority;
    this.prioritizedCount = prioritizedCount;
  }

  get isEmpty(): boolean {
    return this.value === null && this.children.size === 0;
  }

  get isLeaf(): boolean {
    return this.value !== null;
  }

  child(key: string): TreeNode {
    return this.children.get(key) ?? emptyNode;
  }

  /** An empty node has no priority. */
  withPriority(priority: Priority): TreeNode {
    if (this.isEmpty || priority === this.priority) {
      return this;
    }
    const node = new TreeNode(this.value, this.children, priority, this.prioritizedCount);
    node.#sorted = this.#sorted;
    return node;
  }

  /** An empty child vanishes, and the last one takes its parent with it; a value gives way to a child. */
  withChild(key: string, child: TreeNode): TreeNode {
    const before = this.child(key);
    if (before === child || (before.isEmpty && child.isEmpty)) {
      return this;
    }
    const children = child.isEmpty
      ? this.children.delete(key)
      : this.children.set(key, child);
    if (children.size === 0) {
      return emptyNode;
    }
    const prioritizedCount =
      this.prioritizedCount +
      Number(child.priority !== null) -
      Number(before.priority !== null);
    const node = new TreeNode(null, children, this.priority, prioritizedCount);
    node.#sorted = this.#resort({ key, node: before }, { key, node: child });
    return node;
  }

  /** The children in an order, kept up to date by later writes. */
  sortedBy(order: Order): SortedEntries {
    const known = this.#sorted?.get(order);
    if (known !== undefined) {
      return known;
    }
    const entries: [Entry, true][] = [];
    for (const [key, node] of this.children.entries()) {
      entries.push([{ key, node }, true]);
    }
    entries.sort(([first], [second]) => order.compare(first, second));
    const sorted = SortedMap.fromSorted(order.compare, entries);
    this.#sorted ??= new Map();
    this.#sorted.set(order, sorted);
    return sorted;
  }

  #resort(before: Entry, after: Entry): Map<Order, SortedEntries> | undefined {
    if (this.#sorted === undefined) {
      return undefined;
    }
    const next = new Map<Order, SortedEntries>();
    for (const [order, sorted] of this.#sorted) {
      const without = before.node.isEmpty ? sorted : sorted.delete(before);
      next.set(order, after.node.isEmpty ? without : without.set(after, true));
    }
    return next;
  }
}

export const emptyNode = new TreeNode(null, noChildren, null, 0);

export function leafNode(value: Leaf, priority: Priority = null): TreeNode {
  return new TreeNode(value, noChildren, priority, 0);
}

/** @param entries in any order, each key once; empty ones are left out. */
export function branchNode(
  entries: readonly Entry[],
  priority: Priority = null,
): TreeNode {
  const kept: [string, TreeNode][] = [];
  let prioritizedCount = 0;
  for (const { key, node } of entries) {
    if (!node.isEmpty) {
      kept.push([key, node]);
      prioritizedCount += Number(node.priority !== null);
    }
  }
  if (kept.length === 0) {
    return emptyNode;
  }
  kept.sort(([first], [second]) => compareKeys(first, second));
  return new TreeNode(
    null,
    SortedMap.fromSorted(compareKeys, kept),
    priority,
    prioritizedCount,
  );
}
