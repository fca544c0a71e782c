import { maximumStringBytes } from '../limits.ts';
import { resolveServerValue } from '../server-value.ts';
import { assertDepth, isKey, InvalidData } from './key.ts';
import { looksLikeArray } from './path.ts';
import {
  branchNode,
  emptyNode,
  leafNode,
  type Entry,
  type Leaf,
  type Priority,
  type TreeNode,
} from './tree-node.ts';

/** Input for resolving server values. */
export type WriteContext = {
  /** Milliseconds since 1970. */
  now: number;
  /** The present content at the place of the write. */
  existing: TreeNode;
  /** Number of keys on its path. */
  depth: number;
};

/**
 * The node that JSON describes, server values resolved.
 * @throws InvalidData for forbidden keys, too much depth, too long strings and foreign `.…` keys.
 */
export function nodeFromJson(json: unknown, context: WriteContext): TreeNode {
  const { existing } = context;
  if (json === null || json === undefined) {
    return emptyNode;
  }
  if (typeof json !== 'object') {
    return leafNode(leafOf(json));
  }
  if (Array.isArray(json)) {
    const items: readonly unknown[] = json;
    return branchNode(
      items.map((item, index) => childOf(String(index), item, existing, context)),
    );
  }
  return nodeFromObject(json as Record<string, unknown>, context);
}

function nodeFromObject(json: Record<string, unknown>, context: WriteContext): TreeNode {
  const { existing, now } = context;
  if ('.sv' in json) {
    return leafNode(resolveServerValue(json['.sv'], existing.value, now));
  }
  const priority = '.priority' in json ? priorityOf(json['.priority'], context) : null;
  if ('.value' in json) {
    return leafOrNothing(json['.value'], context).withPriority(priority);
  }
  const entries: Entry[] = [];
  for (const key in json) {
    if (key !== '.priority') {
      entries.push(childOf(key, json[key], existing, context));
    }
  }
  return branchNode(entries, priority);
}

function childOf(
  key: string,
  json: unknown,
  existing: TreeNode,
  { now, depth }: WriteContext,
): Entry {
  if (!isKey(key)) {
    throw new InvalidData(
      "Invalid data; couldn't parse JSON object, array, or value. Are you sending a JSON object with valid key names?",
    );
  }
  if (json === null) {
    return { key, node: emptyNode };
  }
  assertDepth(depth + 1);
  const context = { now, existing: existing.child(key), depth: depth + 1 };
  return { key, node: nodeFromJson(json, context) };
}

function leafOrNothing(json: unknown, { existing, now }: WriteContext): TreeNode {
  if (json === null) {
    return emptyNode;
  }
  if (isServerValue(json)) {
    return leafNode(resolveServerValue(json['.sv'], existing.value, now));
  }
  return leafNode(leafOf(json));
}

function leafOf(json: unknown): Leaf {
  if (typeof json === 'string') {
    if (
      json.length > maximumStringBytes / 3 &&
      Buffer.byteLength(json) > maximumStringBytes
    ) {
      throw new InvalidData(
        `String specified exceeds the maximum size that can be written (${maximumStringBytes} bytes)`,
      );
    }
    return json;
  }
  if (typeof json === 'boolean' || (typeof json === 'number' && Number.isFinite(json))) {
    return json;
  }
  throw new InvalidData(
    "Invalid data; a '.value' must be a string, a number or a boolean",
  );
}

/** @throws InvalidData unless it is a number, a string, nothing or a server value. */
export function priorityOf(json: unknown, { existing, now }: WriteContext): Priority {
  const { priority } = existing;
  const resolved = isServerValue(json)
    ? resolveServerValue(json['.sv'], priority, now)
    : json;
  if (resolved === null || typeof resolved === 'string' || typeof resolved === 'number') {
    return resolved;
  }
  throw new InvalidData('Invalid data; a priority must be a string or a number');
}

function isServerValue(json: unknown): json is { '.sv': unknown } {
  return typeof json === 'object' && json !== null && '.sv' in json;
}

/** As the WebSocket protocol sends it: objects only, with priorities. */
export function wireJson(node: TreeNode): unknown {
  return jsonOf(node, true);
}

/** As REST answers: arrays where keys look like it, without priorities. */
export function plainJson(node: TreeNode): unknown {
  return jsonOf(node, false);
}

function jsonOf(node: TreeNode, withPriorities: boolean): unknown {
  if (node.value !== null) {
    return withPriorities && node.priority !== null
      ? { '.value': node.value, '.priority': node.priority }
      : node.value;
  }
  if (node.isEmpty) {
    return null;
  }
  if (!withPriorities) {
    const keys = [...node.children.entries()].map(([key]) => key);
    if (looksLikeArray(keys)) {
      return arrayOf(node);
    }
  }
  const json: Record<string, unknown> = {};
  for (const [key, child] of node.children.entries()) {
    setOwn(json, key, jsonOf(child, withPriorities));
  }
  if (withPriorities && node.priority !== null) {
    json['.priority'] = node.priority;
  }
  return json;
}

function arrayOf(node: TreeNode): unknown[] {
  const list: unknown[] = [];
  for (const [key, child] of node.children.entries()) {
    const index = Number(key);
    while (list.length < index) {
      list.push(null);
    }
    list.push(jsonOf(child, false));
  }
  return list;
}

/** `__proto__` is a key like any other in a database. */
export function setOwn(json: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(json, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else {
    json[key] = value;
  }
}
