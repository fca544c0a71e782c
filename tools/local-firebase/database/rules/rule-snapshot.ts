import { readPath } from '../tree/key.ts';
import { nodeAt, type Path } from '../tree/path.ts';
import type { Priority, TreeNode } from '../tree/tree-node.ts';

/** `data`, `newData` and `root` of the rules, directly on the tree: nothing is copied. */
export class RuleSnapshot {
  readonly #root: TreeNode;
  readonly #path: Path;
  readonly #node: TreeNode;

  constructor(root: TreeNode, path: Path, node: TreeNode = nodeAt(root, path)) {
    this.#root = root;
    this.#path = path;
    this.#node = node;
  }

  /** The value; a fresh object for a node with children, so that it equals nothing, not even null. */
  val(): unknown {
    const { value, isEmpty } = this.#node;
    return value ?? (isEmpty ? null : {});
  }

  exists(): boolean {
    return !this.#node.isEmpty;
  }

  /** @throws for a path with forbidden characters, as an e-mail has: the rule is then false. */
  child(text: unknown): RuleSnapshot {
    const path = readRulePath(text);
    return new RuleSnapshot(
      this.#root,
      [...this.#path, ...path],
      nodeAt(this.#node, path),
    );
  }

  /** @throws at the root, which has no parent: the rule is then false. */
  parent(): RuleSnapshot {
    if (this.#path.length === 0) {
      throw new Error('No such parent: this is the root.');
    }
    return new RuleSnapshot(this.#root, this.#path.slice(0, -1));
  }

  hasChild(text: unknown): boolean {
    return !nodeAt(this.#node, readRulePath(text)).isEmpty;
  }

  hasChildren(names?: unknown): boolean {
    return Array.isArray(names)
      ? names.every((name) => this.hasChild(name))
      : this.#node.children.size > 0;
  }

  getPriority(): Priority {
    return this.#node.priority;
  }

  isNumber(): boolean {
    return typeof this.#node.value === 'number';
  }

  isString(): boolean {
    return typeof this.#node.value === 'string';
  }

  isBoolean(): boolean {
    return typeof this.#node.value === 'boolean';
  }
}

function readRulePath(text: unknown): Path {
  if (typeof text !== 'string' || text === '') {
    throw new Error('A path is a text that is not empty.');
  }
  return readPath(text);
}
