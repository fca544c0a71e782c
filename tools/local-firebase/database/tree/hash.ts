import { createHash } from 'node:crypto';
import { priorityOrder } from './order.ts';
import type { Leaf, Priority, TreeNode } from './tree-node.ts';

/** The hash of a client's data (`h` of a listen or of a transaction): `Node.hash()` of firebase-js-sdk. The empty node's is ''. */
export function hashOf(node: TreeNode): string {
  node.knownHash ??= makeHash(node);
  return node.knownHash;
}

function makeHash(node: TreeNode): string {
  const prefix = node.priority === null ? '' : `priority:${hashText(node.priority)}:`;
  if (node.value !== null) {
    return digest(prefix + hashText(node.value));
  }
  let text = prefix;
  for (const { key, node: child } of inPriorityOrder(node)) {
    text += `:${key}:${hashOf(child)}`;
  }
  return text === '' ? '' : digest(text);
}

function* inPriorityOrder(node: TreeNode): Generator<{ key: string; node: TreeNode }> {
  if (node.prioritizedCount === 0) {
    for (const [key, child] of node.children.entries()) {
      yield { key, node: child };
    }
    return;
  }
  for (const [entry] of node.sortedBy(priorityOrder).entries()) {
    yield entry;
  }
}

function hashText(value: Leaf | Exclude<Priority, null>): string {
  return typeof value === 'number'
    ? `number:${hexOfDouble(value)}`
    : `${typeof value}:${String(value)}`;
}

function hexOfDouble(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('hex');
}

function digest(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}
