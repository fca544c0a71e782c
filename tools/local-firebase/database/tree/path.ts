import { emptyNode, type TreeNode } from './tree-node.ts';
import { integerOfKey } from './key-order.ts';

/** The keys from the root of a database to a place. */
export type Path = readonly string[];

export function splitPath(text: string): string[] {
  return text.split('/').filter((key) => key !== '');
}

/** With its leading `/`, as the protocol writes it. */
export function pathText(path: Path): string {
  return `/${path.join('/')}`;
}

export function nodeAt(root: TreeNode, path: Path): TreeNode {
  let node = root;
  for (const key of path) {
    if (node.children.size === 0) {
      return emptyNode;
    }
    node = node.child(key);
  }
  return node;
}

/** The tree with another node at a path. A path may end in `.priority`: see `withPriorityAt`. */
export function withNodeAt(
  root: TreeNode,
  path: Path,
  node: TreeNode,
  depth = 0,
): TreeNode {
  const key = path[depth];
  if (key === undefined) {
    return node;
  }
  const child = root.child(key);
  const next = withNodeAt(child, path, node, depth + 1);
  return next === child ? root : root.withChild(key, next);
}

/** True when the first path is the second, or leads to it. */
export function isAtOrAbove(above: Path, below: Path): boolean {
  return above.length <= below.length && above.every((key, at) => key === below[at]);
}

/** True for a list of keys that the clients would show as an array. */
export function looksLikeArray(keys: readonly string[]): boolean {
  let greatest = -1;
  for (const key of keys) {
    const index = integerOfKey(key);
    if (index === undefined || index < 0 || String(index) !== key) {
      return false;
    }
    greatest = Math.max(greatest, index);
  }
  return keys.length > 0 && greatest < 2 * keys.length;
}
