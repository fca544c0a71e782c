import { isInRange, windowNode, windowOf, type Query } from './query.ts';
import { isAtOrAbove, nodeAt, pathText, type Path } from './tree/path.ts';
import { plainJson, setOwn, wireJson } from './tree/json.ts';
import { emptyNode, type TreeNode } from './tree/tree-node.ts';

/** A message to listeners: new content of a place, or of places below it. Its texts are made once for all equal listeners. */
export class Message {
  readonly kind: 'put' | 'merge';
  readonly path: Path;
  readonly #nodes: ReadonlyMap<string, TreeNode>;
  readonly #texts = new Map<typeof wireJson, string>();

  private constructor(
    kind: 'put' | 'merge',
    path: Path,
    nodes: ReadonlyMap<string, TreeNode>,
  ) {
    this.kind = kind;
    this.path = path;
    this.#nodes = nodes;
  }

  static put(path: Path, node: TreeNode): Message {
    return new Message('put', path, new Map([['', node]]));
  }

  /** @param nodes by their path below `path`. */
  static merge(path: Path, nodes: ReadonlyMap<string, TreeNode>): Message {
    return new Message('merge', path, nodes);
  }

  /** The data for a WebSocket. */
  get wireText(): string {
    return this.#text(wireJson);
  }

  /** The data for server-sent events. */
  get plainText(): string {
    return this.#text(plainJson);
  }

  #text(jsonOf: typeof wireJson): string {
    const known = this.#texts.get(jsonOf);
    if (known !== undefined) {
      return known;
    }
    const text = JSON.stringify(this.#json(jsonOf));
    this.#texts.set(jsonOf, text);
    return text;
  }

  #json(jsonOf: typeof wireJson): unknown {
    if (this.kind === 'put') {
      return jsonOf(this.#nodes.get('') ?? emptyNode);
    }
    const json: Record<string, unknown> = {};
    for (const [key, node] of this.#nodes) {
      setOwn(json, key, jsonOf(node));
    }
    return json;
  }
}

/** The listeners of a view. */
export type Listener = {
  /** False once the rules no longer let it read; it is then dropped. */
  mayRead: (view: View) => boolean;
  tell: (view: View, message: Message) => void;
  /** The rules no longer let it read. */
  revoke: (view: View) => void;
};

/** A completed write: the places with another node, none above another. */
export type Change = {
  readonly before: TreeNode;
  readonly after: TreeNode;
  /** Place of the client's write, and the relative paths of its changes: a single empty one for a put. */
  readonly base: Path;
  readonly places: readonly Path[];
  readonly kind: 'put' | 'merge';
};

/** A place, possibly filtered, and all its listeners. */
export class View {
  readonly path: Path;
  readonly query: Query | undefined;
  readonly listeners = new Set<Listener>();
  /** The last window of a limit, and the node it was taken from. */
  #node: TreeNode | undefined;
  #window: ReadonlyMap<string, TreeNode> = new Map();

  constructor(path: Path, query: Query | undefined) {
    this.path = path;
    this.query = query;
  }

  /** First content for a new listener. */
  contentOf(root: TreeNode): TreeNode {
    const node = nodeAt(root, this.path);
    return this.query === undefined ? node : windowNode(this.#windowOf(node, this.query));
  }

  /** Sends every listener the changes of a write. */
  show(change: Change): void {
    const message = this.#messageOf(change);
    if (message === undefined) {
      return;
    }
    for (const listener of [...this.listeners]) {
      if (listener.mayRead(this)) {
        listener.tell(this, message);
      } else {
        this.listeners.delete(listener);
        listener.revoke(this);
      }
    }
  }

  #messageOf(change: Change): Message | undefined {
    const before = nodeAt(change.before, this.path);
    const after = nodeAt(change.after, this.path);
    if (before === after) {
      return undefined;
    }
    return this.query === undefined
      ? this.#wholeMessage(change, after)
      : this.#windowMessage(change, this.query, before, after);
  }

  #wholeMessage(change: Change, after: TreeNode): Message {
    const { base, kind } = change;
    if (kind === 'put') {
      return isAtOrAbove(this.path, base)
        ? Message.put(base, nodeAt(change.after, base))
        : Message.put(this.path, after);
    }
    const at = isAtOrAbove(this.path, base) ? base : this.path;
    const nodes = new Map<string, TreeNode>();
    for (const place of change.places) {
      if (isAtOrAbove(place, at)) {
        return Message.put(at, nodeAt(change.after, at));
      }
      if (isAtOrAbove(at, place)) {
        nodes.set(place.slice(at.length).join('/'), nodeAt(change.after, place));
      }
    }
    return Message.merge(at, nodes);
  }

  #windowMessage(
    change: Change,
    query: Query,
    before: TreeNode,
    after: TreeNode,
  ): Message | undefined {
    const changed =
      query.limit === undefined
        ? this.#changedInRange(change, query, before, after)
        : changedBetween(this.#windowOf(before, query), this.#windowOf(after, query));
    return changed.size === 0 ? undefined : Message.merge(this.path, changed);
  }

  /** Without a limit children enter and leave independently: only written ones matter. */
  #changedInRange(
    change: Change,
    query: Query,
    before: TreeNode,
    after: TreeNode,
  ): ReadonlyMap<string, TreeNode> {
    const keys = change.places.map((place) =>
      isAtOrAbove(place, this.path) ? undefined : this.#keyOn(place),
    );
    if (keys.includes(undefined) || after.isLeaf || before.isLeaf) {
      return changedBetween(windowOf(before, query), windowOf(after, query));
    }
    const keep = (node: TreeNode, key: string) =>
      !node.isEmpty && isInRange({ key, node }, query) ? node : emptyNode;
    const changed = new Map<string, TreeNode>();
    for (const key of keys) {
      if (key === undefined || key === '') {
        continue;
      }
      const [old, now] = [keep(before.child(key), key), keep(after.child(key), key)];
      if (old !== now) {
        changed.set(key, now);
      }
    }
    return changed;
  }

  /** The child of this view that contains a place; '' if elsewhere. */
  #keyOn(place: Path): string {
    return isAtOrAbove(this.path, place) ? (place[this.path.length] ?? '') : '';
  }

  #windowOf(node: TreeNode, query: Query): ReadonlyMap<string, TreeNode> {
    if (query.limit === undefined) {
      return windowOf(node, query);
    }
    if (this.#node !== node) {
      this.#window = windowOf(node, query);
      this.#node = node;
    }
    return this.#window;
  }

  toString(): string {
    return pathText(this.path);
  }
}

function changedBetween(
  before: ReadonlyMap<string, TreeNode>,
  after: ReadonlyMap<string, TreeNode>,
): ReadonlyMap<string, TreeNode> {
  const changed = new Map<string, TreeNode>();
  for (const key of before.keys()) {
    if (!after.has(key)) {
      changed.set(key, emptyNode);
    }
  }
  for (const [key, node] of after) {
    if (before.get(key) !== node) {
      changed.set(key, node);
    }
  }
  return changed;
}
