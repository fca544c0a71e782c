import { queryVariable, type Query } from '../query.ts';
import type { Caller } from '../token.ts';
import { nodeAt, type Path } from '../tree/path.ts';
import type { TreeNode } from '../tree/tree-node.ts';
import { RuleSnapshot } from './rule-snapshot.ts';
import { rulesOfChild, type RulesNode, type Ruleset } from './ruleset.ts';

type State = Record<string, unknown>;

export type ReadRequest = {
  caller: Caller;
  root: TreeNode;
  path: Path;
  query: Query | undefined;
  /** Milliseconds since 1970. */
  now: number;
};

/** True when a `.read` on the way to the place, or at it, is true. */
export function mayRead(
  { root: rules }: Ruleset,
  { caller, root, path, query, now }: ReadRequest,
): boolean {
  if (caller.kind === 'owner') {
    return true;
  }
  const state: State = {
    auth: caller.auth,
    now,
    root: new RuleSnapshot(root, []),
    query: queryVariable(query),
  };
  return walk(rules, path, state, (at, depth) => {
    if (at.read === undefined) {
      return false;
    }
    state['data'] = new RuleSnapshot(root, path.slice(0, depth));
    return at.read.allows(state);
  });
}

export type WriteRequest = {
  caller: Caller;
  before: TreeNode;
  after: TreeNode;
  /** The places that the request writes. */
  places: readonly Path[];
  now: number;
};

/**
 * True when each place has a true `.write` on the way to it or at it, and every `.validate` on the way, at it and below it is true. Deleted
 * places are not validated.
 */
export function mayWrite({ root: rules }: Ruleset, request: WriteRequest): boolean {
  const { caller, before, after, places, now } = request;
  if (caller.kind === 'owner') {
    return true;
  }
  const state: State = {
    auth: caller.auth,
    now,
    root: new RuleSnapshot(before, []),
    query: queryVariable(undefined),
  };
  return places.every((path) => mayWritePlace(rules, path, { state, before, after }));
}

type Trees = { state: State; before: TreeNode; after: TreeNode };

function mayWritePlace(
  rules: RulesNode,
  path: Path,
  { state, before, after }: Trees,
): boolean {
  const found = { isPermitted: false, isValid: true };
  walk(rules, path, state, (at, depth) => {
    const here = path.slice(0, depth);
    const newNode = nodeAt(after, here);
    if (found.isPermitted && newNode.isEmpty) {
      return true;
    }
    if (at.write === undefined && at.validate === undefined) {
      return false;
    }
    state['data'] = new RuleSnapshot(before, here);
    state['newData'] = new RuleSnapshot(after, here, newNode);
    found.isPermitted ||= at.write?.allows(state) === true;
    if (!newNode.isEmpty) {
      found.isValid &&= at.validate?.allows(state) !== false;
    }
    return !found.isValid;
  });
  return (
    found.isPermitted &&
    found.isValid &&
    isValidBelow(rules, path, { state, before, after })
  );
}

function isValidBelow(rules: RulesNode, path: Path, trees: Trees): boolean {
  let last: RulesNode | undefined;
  walk(rules, path, trees.state, (at, depth) => {
    last = depth === path.length ? at : undefined;
    return false;
  });
  return (
    last === undefined || areChildrenValid(last, path, nodeAt(trees.after, path), trees)
  );
}

function areChildrenValid(
  rules: RulesNode,
  path: Path,
  node: TreeNode,
  trees: Trees,
): boolean {
  if (!rules.validatesBelow) {
    return true;
  }
  const { state, before, after } = trees;
  for (const [key, child] of node.children.entries()) {
    const below = rulesOfChild(rules, key);
    if (below === undefined) {
      continue;
    }
    const here = [...path, key];
    if (below.capture !== undefined) {
      state[below.capture] = key;
    }
    if (below.rules.validate !== undefined) {
      state['data'] = new RuleSnapshot(before, here);
      state['newData'] = new RuleSnapshot(after, here, child);
      if (!below.rules.validate.allows(state)) {
        return false;
      }
    }
    if (!areChildrenValid(below.rules, here, child, trees)) {
      return false;
    }
  }
  return true;
}

/** Goes from the root to a place as far as there are rules, until `visit` is true; returns that result. */
function walk(
  rules: RulesNode,
  path: Path,
  state: State,
  visit: (rules: RulesNode, depth: number) => boolean,
): boolean {
  let at = rules;
  if (visit(at, 0)) {
    return true;
  }
  for (const [index, key] of path.entries()) {
    const below = rulesOfChild(at, key);
    if (below === undefined) {
      return false;
    }
    at = below.rules;
    if (below.capture !== undefined) {
      state[below.capture] = key;
    }
    if (visit(at, index + 1)) {
      return true;
    }
  }
  return false;
}
