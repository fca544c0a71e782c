import { isDeepStrictEqual } from 'node:util';
import type { WhereFilterOp } from 'firebase/firestore';
import { actorList, type Actor } from './actors.ts';

/** Marks a missing value. */
export const ABSENT = Symbol('absent');

export type Fields = Readonly<Record<string, unknown>>;

/** Documents by path; null is a missing one (before), or a deleted one (in a commit). */
export type Documents = Readonly<Record<string, Fields | null>>;

/** Several writes, all or none: each document in its state after them. */
export type Commit = { as: Actor; before: Documents; commit: Documents };
export type Get = { as: Actor; before: Documents; get: string };
export type List = {
  as: Actor;
  before: Documents;
  list: string;
  /** All collections of that name, wherever they are. */
  everywhere?: boolean;
  where?: readonly [field: string, operator: WhereFilterOp, value: unknown];
  limit?: number;
};
export type Attempt = Commit | Get | List;

/**
 * The only difference. `everywhere` queries all collections of that name. `field` is dotted for a field inside a map (`image.path`); `to:
 * ABSENT` omits the field, the write or the condition. `instead` is another commit, for a lie in several documents at once. Only an allowed
 * attempt may change several `fields` at once.
 */
export type Change =
  | { as: Actor }
  | { of: string; field: string; to: unknown }
  | { of: string; fields: Fields }
  | { write: string; to: Fields | null | typeof ABSENT }
  | { move: string; to: string }
  | { instead: string; commit: Documents }
  | { before: string; to: Fields | null }
  | { before: string; field: string; to: unknown }
  | { get: string }
  | { list: string }
  | { everywhere: string }
  | { limit: number | typeof ABSENT }
  | { where: List['where'] | typeof ABSENT };

/** A single change. */
export type Difference = Exclude<Change, { fields: Fields }>;

/**
 * A line of a table of rights. Each refusal is its allowed neighbour with a single difference, so that a test cannot be refused for a
 * reason it does not name.
 */
export type Row = {
  title: string;
  allowed: Attempt;
  allowedToo?: readonly Change[];
  refused: readonly [Difference, ...Difference[]];
};

/** The same, by each actor except those named. */
export function byOthersThan(
  ...allowed: readonly Actor[]
): [Difference, ...Difference[]] {
  const [first = 'nobody', ...others] = actorList.filter((as) => !allowed.includes(as));
  return [{ as: first }, ...others.map((as) => ({ as }))];
}

/** Refused lists of documents that `owner` may list by the own `uid`, so many at once. */
export function beyondOwnList(
  owner: Exclude<Actor, 'nobody'>,
  otherUid: string,
  most = 50,
): [Difference, ...Difference[]] {
  return [
    ...byOthersThan(owner),
    { limit: most + 1 },
    { limit: ABSENT },
    { where: ABSENT },
    { where: ['uid', '==', otherUid] },
  ];
}

function withField(fields: Fields, path: string, value: unknown): Fields {
  const [key = '', ...rest] = path.split('.');
  const { [key]: old, ...others } = fields;
  if (rest.length > 0) {
    return { ...fields, [key]: withField(old as Fields, rest.join('.'), value) };
  }
  return value === ABSENT ? others : { ...fields, [key]: value };
}

function documentAt(documents: Documents, path: string): Fields {
  const found = documents[path];
  if (found === undefined || found === null) throw new Error(`No document at ${path}.`);
  return found;
}

function without(documents: Documents, path: string): Documents {
  return Object.fromEntries(Object.entries(documents).filter(([key]) => key !== path));
}

function commitOf(attempt: Attempt): Commit {
  if (!('commit' in attempt)) throw new Error('This attempt writes nothing.');
  return attempt;
}

function listOf(attempt: Attempt): List {
  if (!('list' in attempt)) throw new Error('This attempt lists nothing.');
  return attempt;
}

/** The attempt with a change. */
export function changed(attempt: Attempt, change: Change): Attempt {
  if ('as' in change) return { ...attempt, as: change.as };
  if ('of' in change) {
    const { commit, ...rest } = commitOf(attempt);
    const changes = 'fields' in change ? change.fields : { [change.field]: change.to };
    const fields = Object.entries(changes).reduce(
      (sum, [field, to]) => withField(sum, field, to),
      documentAt(commit, change.of),
    );
    return { ...rest, commit: { ...commit, [change.of]: fields } };
  }
  if ('write' in change) {
    const { commit, ...rest } = commitOf(attempt);
    if (change.to === ABSENT) return { ...rest, commit: without(commit, change.write) };
    return { ...rest, commit: { ...commit, [change.write]: change.to } };
  }
  if ('move' in change) {
    const { commit, ...rest } = commitOf(attempt);
    const fields = documentAt(commit, change.move);
    return {
      ...rest,
      commit: { ...without(commit, change.move), [change.to]: fields },
    };
  }
  if ('instead' in change) return { ...commitOf(attempt), commit: change.commit };
  if ('before' in change) {
    const { before } = attempt;
    const fields =
      'field' in change
        ? withField(documentAt(before, change.before), change.field, change.to)
        : change.to;
    return { ...attempt, before: { ...before, [change.before]: fields } };
  }
  if ('get' in change) {
    if (!('get' in attempt)) throw new Error('This attempt gets nothing.');
    return { ...attempt, get: change.get };
  }
  if ('list' in change) return { ...listOf(attempt), list: change.list };
  if ('everywhere' in change) {
    return { ...listOf(attempt), list: change.everywhere, everywhere: true };
  }
  const { limit, where, ...rest } = listOf(attempt);
  const others = {
    ...(limit === undefined || 'limit' in change ? {} : { limit }),
    ...(where === undefined || 'where' in change ? {} : { where }),
  };
  const added = Object.entries(change).filter(([, value]) => value !== ABSENT);
  return { ...rest, ...others, ...Object.fromEntries(added) };
}

/** The same; throws if it equals the attempt: that would prove nothing. */
export function changeOne(attempt: Attempt, difference: Difference): Attempt {
  const result = changed(attempt, difference);
  if (isDeepStrictEqual(result, attempt)) {
    throw new Error(`${describeChange(difference)} is no change at all.`);
  }
  return result;
}

/** A change on a line, for the message of a test. */
export function describeChange(difference: Change): string {
  if ('instead' in difference) return difference.instead;
  const text = JSON.stringify(difference, (_key, value: unknown) => {
    if (value === ABSENT) return '(absent)';
    if (typeof value === 'bigint') return String(value);
    if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
    if (typeof value === 'string' && value.length > 80) {
      return `${value.slice(0, 20)}… (${value.length})`;
    }
    return value;
  });
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
