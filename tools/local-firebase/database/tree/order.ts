import { compareKeys, firstKey } from './key-order.ts';
import { nodeAt, splitPath, type Path } from './path.ts';
import { leafNode, emptyNode, type Entry, type TreeNode } from './tree-node.ts';

/** An order of children. There is one object per order, so that nodes can store their children by it. */
export type Order = {
  /** As in `.indexOn` and on the wire: `.key`, `.value`, `.priority` or a path below each child. */
  readonly name: string;
  readonly compare: (first: Entry, second: Entry) => number;
  /** Sort value of a child; undefined when that is its key. */
  readonly sortedValue: (node: TreeNode) => TreeNode;
};

export const keyOrder: Order = {
  name: '.key',
  compare: (first, second) => compareKeys(first.key, second.key),
  sortedValue: () => emptyNode,
};

export const valueOrder: Order = valueBasedOrder('.value', (node) => node);

export const priorityOrder: Order = valueBasedOrder('.priority', priorityNode);

const childOrders = new Map<string, Order>();

/** The order by the value at a path below each child. */
export function childOrder(path: string): Order {
  const steps: Path = splitPath(path);
  const name = steps.join('/');
  const known = childOrders.get(name);
  if (known !== undefined) {
    return known;
  }
  const order = valueBasedOrder(name, (node) => nodeAt(node, steps));
  childOrders.set(name, order);
  return order;
}

/** The order of a name as on the wire. */
export function orderNamed(name: string): Order {
  switch (name) {
    case '.key':
      return keyOrder;
    case '.value':
      return valueOrder;
    case '.priority':
      return priorityOrder;
    default:
      return childOrder(name);
  }
}

/** Order: nothing, then false, true, numbers, strings, and last nodes with children (all equal). */
export function compareValues(first: TreeNode, second: TreeNode): number {
  const rank = rankOf(first);
  const difference = rank - rankOf(second);
  if (difference !== 0 || rank === emptyRank || rank === branchRank) {
    return difference;
  }
  // The ranks are equal, so both are numbers or both are strings or the same boolean.
  const [one, other] = [first.value as string, second.value as string];
  return one === other ? 0 : one < other ? -1 : 1;
}

const emptyRank = 0;
const branchRank = 5;

function rankOf({ value, children }: TreeNode): number {
  switch (typeof value) {
    case 'boolean':
      return value ? 2 : 1;
    case 'number':
      return 3;
    case 'string':
      return 4;
    default:
      return children.size === 0 ? emptyRank : branchRank;
  }
}

function priorityNode({ priority }: TreeNode): TreeNode {
  return priority === null ? emptyNode : leafNode(priority);
}

function valueBasedOrder(name: string, sortedValue: Order['sortedValue']): Order {
  return {
    name,
    sortedValue,
    compare: (first, second) =>
      compareValues(sortedValue(first.node), sortedValue(second.node)) ||
      compareKeys(first.key, second.key),
  };
}

/** Place of a query's bound: its value, and the key among equal values. */
export type Bound = { readonly value: TreeNode; readonly key: string };

/** Side of a bound that an entry is on: negative before it. */
export function sideOf(order: Order, entry: Entry, bound: Bound): number {
  if (order === keyOrder) {
    const { value } = bound.value;
    return compareKeys(entry.key, typeof value === 'string' ? value : firstKey);
  }
  return (
    compareValues(order.sortedValue(entry.node), bound.value) ||
    compareKeys(entry.key, bound.key)
  );
}
