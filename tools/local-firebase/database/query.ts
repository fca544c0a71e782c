import { compareKeys, firstKey, lastKey } from './tree/key-order.ts';
import { InvalidData } from './tree/key.ts';
import {
  keyOrder,
  orderNamed,
  priorityOrder,
  sideOf,
  type Bound,
  type Order,
} from './tree/order.ts';
import {
  branchNode,
  emptyNode,
  leafNode,
  type Entry,
  type TreeNode,
} from './tree/tree-node.ts';

/** A filter of children. */
export type Query = {
  readonly order: Order;
  /** True when the client named an order, even the default one. */
  readonly hasOrder: boolean;
  readonly start: (Bound & { readonly isIncluded: boolean }) | undefined;
  readonly end: (Bound & { readonly isIncluded: boolean }) | undefined;
  readonly limit: number | undefined;
  /** End of the list that the limit keeps. */
  readonly limitFrom: 'first' | 'last';
  /** The client's own text, for messages about this query; and its key for sharing. */
  readonly wire: Record<string, unknown>;
  readonly id: string;
};

/**
 * The query of a WebSocket message: `sp` `sn` `sin`, `ep` `en` `ein`, `l` `vf`, `i`.
 * @returns undefined when it keeps every child.
 * @throws InvalidData when invalid.
 */
export function readWireQuery(json: unknown): Query | undefined {
  if (json === undefined || json === null) {
    return undefined;
  }
  if (typeof json !== 'object' || Array.isArray(json)) {
    throw new InvalidData('Invalid query');
  }
  // An object, whose fields are checked one by one.
  const wire = json as Record<string, unknown>;
  const { i, l, vf, sp, sn, sin, ep, en, ein } = wire;
  if (i !== undefined && typeof i !== 'string') {
    throw new InvalidData('Invalid query: the index is not a text');
  }
  const order = i === undefined ? priorityOrder : orderNamed(i);
  const query: Query = {
    order,
    hasOrder: i !== undefined,
    start:
      sp === undefined
        ? undefined
        : { ...readBound(sp, sn, firstKey), isIncluded: sin !== false },
    end:
      ep === undefined
        ? undefined
        : { ...readBound(ep, en, lastKey), isIncluded: ein !== false },
    limit: readLimit(l),
    limitFrom: vf === 'r' ? 'last' : 'first',
    wire,
    id: JSON.stringify([i, l, vf, sp, sn, sin, ep, en, ein]),
  };
  const keepsAll =
    query.start === undefined && query.end === undefined && query.limit === undefined;
  return keepsAll ? undefined : query;
}

function readBound(value: unknown, key: unknown, defaultKey: string): Bound {
  return {
    value: boundValue(value),
    key: typeof key === 'string' ? key : defaultKey,
  };
}

/** @throws InvalidData unless it is a JSON primitive. */
export function boundValue(value: unknown): TreeNode {
  if (value === null) {
    return emptyNode;
  }
  if (typeof value === 'object' || value === undefined) {
    throw new InvalidData('Constraint index field must be a JSON primitive');
  }
  // JSON has no other values.
  return leafNode(value as string | number | boolean);
}

function readLimit(limit: unknown): number | undefined {
  if (limit === undefined) {
    return undefined;
  }
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1) {
    throw new InvalidData('Invalid query: the limit is not a positive integer');
  }
  return limit;
}

/** True when a child is within the bounds, whatever the limit. */
export function isInRange(entry: Entry, { order, start, end }: Query): boolean {
  if (start !== undefined) {
    const side = sideOf(order, entry, start);
    if (side < 0 || (side === 0 && !start.isIncluded)) {
      return false;
    }
  }
  if (end !== undefined) {
    const side = sideOf(order, entry, end);
    return side < 0 || (side === 0 && end.isIncluded);
  }
  return true;
}

/** The children that a query keeps, by key. A value, or nothing, has none. */
export function windowOf(node: TreeNode, query: Query): Map<string, TreeNode> {
  const window = new Map<string, TreeNode>();
  const limit = query.limit ?? Infinity;
  for (const entry of walk(node, query)) {
    if (!isInRange(entry, query)) {
      // Only a bound that excludes its own place is passed before the range begins.
      if (isPast(entry, query)) {
        break;
      }
      continue;
    }
    window.set(entry.key, entry.node);
    if (window.size === limit) {
      break;
    }
  }
  return window;
}

/** The node that a client has of a query: a listen sends its hash. */
export function windowNode(window: ReadonlyMap<string, TreeNode>): TreeNode {
  return branchNode([...window].map(([key, node]) => ({ key, node })));
}

function isPast(entry: Entry, { order, start, end, limitFrom }: Query): boolean {
  const bound = limitFrom === 'first' ? end : start;
  if (bound === undefined) {
    return false;
  }
  const side = sideOf(order, entry, bound);
  return limitFrom === 'first' ? side >= 0 : side <= 0;
}

function* walk(
  node: TreeNode,
  { order, start, end, limitFrom }: Query,
): Generator<Entry> {
  const isForward = limitFrom === 'first';
  const bound = isForward ? start : end;
  const isInKeyOrder =
    order === keyOrder || (order === priorityOrder && node.prioritizedCount === 0);
  if (isInKeyOrder) {
    // No other list of the children is needed.
    const side = (key: string) =>
      bound === undefined
        ? isForward
          ? 1
          : -1
        : sideOf(order, { key, node: emptyNode }, bound);
    const found = isForward
      ? node.children.entriesFrom(side)
      : node.children.entriesDownFrom(side);
    for (const [key, child] of found) {
      yield { key, node: child };
    }
    return;
  }
  const sorted = node.sortedBy(order);
  const side = (entry: Entry) =>
    bound === undefined ? (isForward ? 1 : -1) : sideOf(order, entry, bound);
  const found = isForward ? sorted.entriesFrom(side) : sorted.entriesDownFrom(side);
  for (const [entry] of found) {
    yield entry;
  }
}

/** Meaning of `orderBy`, `startAt`… in a REST address. */
export type RestParameters = {
  get: (name: string) => string | null;
};

const rangeParameters = [
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
] as const;

/**
 * The query of a REST address, whose values are JSON.
 * @returns undefined when it keeps every child.
 * @throws InvalidData as Google's server words it.
 */
export function readRestQuery(parameters: RestParameters): Query | undefined {
  const given = rangeParameters.filter((name) => parameters.get(name) !== null);
  const orderBy = parameters.get('orderBy');
  if (orderBy === null && given.some((name) => !name.startsWith('limit'))) {
    throw new InvalidData(
      'orderBy must be defined when other query parameters are defined',
    );
  }
  if (given.length === 0) {
    return undefined;
  }
  const order = orderBy === null ? undefined : readOrderBy(orderBy);
  const wire: Record<string, unknown> = { ...(order !== undefined && { i: order }) };
  for (const name of given) {
    Object.assign(
      wire,
      constraint(name, readJson(name, parameters.get(name) ?? ''), order === '.key'),
    );
  }
  if (given.includes('limitToFirst') && given.includes('limitToLast')) {
    throw new InvalidData('Only one of limitToFirst and limitToLast may be specified');
  }
  // Without an order REST means that of keys.
  return readWireQuery(order === undefined ? { ...wire, i: '.key' } : orderOf(wire));
}

function orderOf(wire: Record<string, unknown>): Record<string, unknown> {
  const { i, ...others } = wire;
  return i === '.priority' ? others : wire;
}

function readOrderBy(text: string): string {
  const name = readJson('orderBy', text);
  if (typeof name !== 'string' || name === '') {
    throw new InvalidData('orderBy must be a valid JSON encoded path');
  }
  const special: Record<string, string> = {
    $key: '.key',
    $value: '.value',
    $priority: '.priority',
  };
  return special[name] ?? name;
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidData(
      name === 'orderBy'
        ? 'orderBy must be a valid JSON encoded path'
        : `${name} must be valid JSON`,
    );
  }
}

function constraint(
  name: (typeof rangeParameters)[number],
  value: unknown,
  isByKey: boolean,
): Record<string, unknown> {
  switch (name) {
    case 'startAt':
      return { sp: value };
    case 'startAfter':
      return { sp: value, sin: false, ...(!isByKey && { sn: lastKey }) };
    case 'endAt':
      return { ep: value };
    case 'endBefore':
      return { ep: value, ein: false, ...(!isByKey && { en: firstKey }) };
    case 'equalTo':
      return { sp: value, ep: value };
    case 'limitToFirst':
      return { l: value, vf: 'l' };
    case 'limitToLast':
      return { l: value, vf: 'r' };
  }
}

/** Content of `query` in the rules: an absent parameter is null. */
export type QueryVariable = {
  orderByKey: boolean;
  orderByPriority: boolean;
  orderByValue: boolean;
  orderByChild: string | null;
  startAt: string | number | boolean | null;
  endAt: string | number | boolean | null;
  equalTo: string | number | boolean | null;
  limitToFirst: number | null;
  limitToLast: number | null;
};

const wholePlace: QueryVariable = {
  orderByKey: true,
  orderByPriority: false,
  orderByValue: false,
  orderByChild: null,
  startAt: null,
  endAt: null,
  equalTo: null,
  limitToFirst: null,
  limitToLast: null,
};

export function queryVariable(query: Query | undefined): QueryVariable {
  if (query === undefined) {
    return wholePlace;
  }
  const { order, start, end, limit, limitFrom } = query;
  const isEqual =
    start !== undefined &&
    end !== undefined &&
    start.isIncluded &&
    end.isIncluded &&
    start.value.value === end.value.value &&
    isKeyFree(start, firstKey, end) &&
    isKeyFree(end, lastKey, start);
  return {
    orderByKey: order.name === '.key',
    orderByPriority: order.name === '.priority',
    orderByValue: order.name === '.value',
    orderByChild: order.name.startsWith('.') ? null : order.name,
    startAt: start?.value.value ?? null,
    endAt: end?.value.value ?? null,
    equalTo: isEqual ? start.value.value : null,
    limitToFirst: limit !== undefined && limitFrom === 'first' ? limit : null,
    limitToLast: limit !== undefined && limitFrom === 'last' ? limit : null,
  };
}

/** `equalTo(value)` names no key, or `equalTo(value, key)` the same one at both ends. */
function isKeyFree(bound: Bound, free: string, other: Bound): boolean {
  return bound.key === free || compareKeys(bound.key, other.key) === 0;
}
