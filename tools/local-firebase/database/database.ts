import { mayRead, mayWrite } from './rules/judge.ts';
import { hasIndex, readRuleset, type Ruleset } from './rules/ruleset.ts';
import type { Query } from './query.ts';
import type { Caller } from './token.ts';
import { hashOf } from './tree/hash.ts';
import { nodeFromJson, priorityOf, setOwn } from './tree/json.ts';
import { isKey, readPath, InvalidData } from './tree/key.ts';
import { isAtOrAbove, nodeAt, pathText, withNodeAt, type Path } from './tree/path.ts';
import { emptyNode, type TreeNode } from './tree/tree-node.ts';
import type { Listener, View } from './view.ts';
import { ViewTree } from './view-tree.ts';

/** A request that is answered with a code, as the clients expect it. */
export class RequestRefused extends Error {
  readonly statusCode: string;

  constructor(statusCode: string, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export const permissionDenied = () =>
  new RequestRefused('permission_denied', 'Permission denied');

/** A write that is understood but not made yet. */
export type PlannedWrite = {
  readonly kind: 'put' | 'merge';
  readonly base: Path;
  /** The single time of the whole write: `now` for its rules, and every server timestamp in it. */
  readonly now: number;
  /** The places and their future content; none above another. */
  readonly nodes: readonly (readonly [Path, TreeNode])[];
};

export const openRules = '{ "rules": { ".read": true, ".write": true } }';

/** A database: its tree, its rules and its listeners. */
export class Database {
  readonly name: string;
  readonly #clock: () => number;
  readonly #views = new ViewTree();
  #root: TreeNode = emptyNode;
  #ruleset: Ruleset;

  /** @param clock returns milliseconds since 1970. */
  constructor(name: string, ruleset: Ruleset, clock: () => number) {
    this.name = name;
    this.#ruleset = ruleset;
    this.#clock = clock;
  }

  get root(): TreeNode {
    return this.#root;
  }

  get ruleset(): Ruleset {
    return this.#ruleset;
  }

  get now(): number {
    return this.#clock();
  }

  /** @throws RulesRefused; the rules of before then stay. */
  loadRules(text: string): void {
    this.setRuleset(readRuleset(text));
  }

  setRuleset(ruleset: Ruleset): void {
    this.#ruleset = ruleset;
    for (const view of this.#views.all()) {
      for (const listener of [...view.listeners]) {
        this.recheck(view, listener);
      }
    }
  }

  mayRead(caller: Caller, path: Path, query: Query | undefined): boolean {
    return mayRead(this.#ruleset, {
      caller,
      root: this.#root,
      path,
      query,
      now: this.now,
    });
  }

  hasIndex(path: Path, query: Query): boolean {
    return hasIndex(this.#ruleset, path, query.order.name);
  }

  /** The view to which `listener` belongs from now on. */
  listen(path: Path, query: Query | undefined, listener: Listener): View {
    const view = this.#views.viewOf(path, query);
    view.listeners.add(listener);
    return view;
  }

  unlisten(view: View, listener: Listener): void {
    view.listeners.delete(listener);
    this.#views.prune(view);
  }

  /** Ends a listen that the rules no longer allow. */
  recheck(view: View, listener: Listener): void {
    if (!listener.mayRead(view)) {
      this.unlisten(view, listener);
      listener.revoke(view);
    }
  }

  /** @throws InvalidData for a path or data that Firebase does not take. */
  planPut(pathOf: string | Path, json: unknown): PlannedWrite {
    const [path, isPriority] = readWritePath(pathOf);
    const { now } = this;
    const existing = nodeAt(this.#root, path);
    const context = { now, existing, depth: path.length };
    const node = isPriority
      ? existing.withPriority(priorityOf(json, context))
      : nodeFromJson(json, context);
    return { kind: 'put', base: path, now, nodes: [[path, node]] };
  }

  /** @throws InvalidData for a path or data that Firebase does not take. */
  planMerge(pathOf: string | Path, json: unknown): PlannedWrite {
    const [base] = readWritePath(pathOf);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      throw new InvalidData('Invalid data; an update is an object');
    }
    const { now } = this;
    const nodes: [Path, TreeNode][] = [];
    for (const [key, value] of Object.entries(json)) {
      const [place, isPriority] = readWritePath([...base, ...splitKeyPath(key)]);
      if (
        nodes.some(([other]) => isAtOrAbove(other, place) || isAtOrAbove(place, other))
      ) {
        throw new InvalidData(
          `Invalid data; ${pathText(place)} is written twice by the same update`,
        );
      }
      const existing = nodeAt(this.#root, place);
      const context = { now, existing, depth: place.length };
      nodes.push([
        place,
        isPriority
          ? existing.withPriority(priorityOf(value, context))
          : nodeFromJson(value, context),
      ]);
    }
    return { kind: 'merge', base, now, nodes };
  }

  /** @throws RequestRefused unless the place still holds the data that the client saw. */
  assertUnchanged(path: Path, hash: string): void {
    if (hashOf(nodeAt(this.#root, path)) !== hash) {
      throw new RequestRefused('datastale', 'Transaction hash does not match');
    }
  }

  /** @throws RequestRefused when the rules do not allow it. */
  assertAllowed(caller: Caller, write: PlannedWrite): TreeNode {
    const after = this.#after(write);
    const places = write.nodes.map(([place]) => place);
    const request = { caller, before: this.#root, after, places, now: write.now };
    if (!mayWrite(this.#ruleset, request)) {
      throw permissionDenied();
    }
    return after;
  }

  /**
   * Makes a write and notifies all listeners, before it returns.
   * @throws RequestRefused when the rules do not allow it.
   */
  commit(caller: Caller, write: PlannedWrite): void {
    const after = this.assertAllowed(caller, write);
    const before = this.#root;
    if (after === before) {
      return;
    }
    this.#root = after;
    this.#views.show({
      before,
      after,
      base: write.base,
      places: write.nodes.map(([place]) => place),
      kind: write.kind,
    });
  }

  #after({ nodes }: PlannedWrite): TreeNode {
    return nodes.reduce((root, [path, node]) => withNodeAt(root, path, node), this.#root);
  }
}

/** An update's keys are paths. */
function splitKeyPath(key: string): string[] {
  const path = key.split('/').filter((step) => step !== '');
  if (path.length === 0) {
    throw new InvalidData('Invalid data; an update has no empty key');
  }
  return path;
}

/** The path, and whether it ended in `.priority`. */
function readWritePath(pathOf: string | Path): [Path, boolean] {
  const path = typeof pathOf === 'string' ? pathOf.split('/').filter(Boolean) : pathOf;
  const isPriority = path.at(-1) === '.priority';
  return [readPath((isPriority ? path.slice(0, -1) : path).join('/')), isPriority];
}

/** Merged JSON of an update, as REST answers it. */
export function answerOfMerge(
  write: PlannedWrite,
  jsonOf: (node: TreeNode) => unknown,
): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [place, node] of write.nodes) {
    setOwn(json, place.slice(write.base.length).join('/'), jsonOf(node));
  }
  return json;
}

/** @throws InvalidData for a name that could not be a database's. */
export function readDatabaseName(name: string): string {
  if (!isKey(name)) {
    throw new InvalidData('Invalid database name');
  }
  return name;
}
