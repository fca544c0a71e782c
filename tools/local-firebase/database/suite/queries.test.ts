import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  query,
  ref,
  remove,
  set,
  setPriority,
  startAfter,
  startAt,
  update,
  type Database,
  type QueryConstraint,
} from 'firebase/database';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { benchOfFile } from './bench-of-file.ts';
import { errorOf, keysOf, recording, type Space } from './harness.ts';

const bench = benchOfFile();
let space: Space;
let alice: Database;
let basile: Database;

const mixed = {
  nothing: { other: 1 },
  no: { v: false },
  yes: { v: true },
  two: { v: 2 },
  ten: { v: 10 },
  a: { v: 'a' },
  b: { v: 'b' },
  branch: { v: { deep: 1 } },
};

const keyed = { 10: 'x', 9: 'x', '-1': 'x', a: 'x', B: 'x', é: 'x', 99999999999: 'x' };

const valued = { a: 3, b: 1, c: 2, d: 'z', e: true, f: 1 };

const prioritised = {
  none: 1,
  one: { '.value': 1, '.priority': 1 },
  two: { '.value': 1, '.priority': 2 },
  text: { '.value': 1, '.priority': 'x' },
};

beforeAll(async () => {
  space = bench.space();
  space.loadRules({
    '.read': true,
    '.write': true,
    mixed: { '.indexOn': 'v' },
    live: { '.indexOn': ['v', 'deep/n', '.value'] },
    valued: { '.indexOn': '.value' },
  });
  alice = space.client();
  basile = space.client();
  await set(ref(alice), { mixed, keyed, valued, prioritised });
});
afterEach(() => void vi.restoreAllMocks());

const all = ['nothing', 'no', 'yes', 'two', 'ten', 'a', 'b', 'branch'];

describe('Queries of a list', () => {
  it.each<[string, string, QueryConstraint[], string[]]>([
    [
      'orderByChild: nothing, false, true, numbers, texts, objects',
      'mixed',
      [orderByChild('v'), limitToFirst(100)],
      all,
    ],
    [
      'limitToFirst keeps the first',
      'mixed',
      [orderByChild('v'), limitToFirst(3)],
      ['nothing', 'no', 'yes'],
    ],
    [
      'limitToLast keeps the last, in the same order',
      'mixed',
      [orderByChild('v'), limitToLast(2)],
      ['b', 'branch'],
    ],
    [
      'startAt(number) leaves out all types before',
      'mixed',
      [orderByChild('v'), startAt(2)],
      ['two', 'ten', 'a', 'b', 'branch'],
    ],
    [
      'startAfter(number) leaves out the number itself',
      'mixed',
      [orderByChild('v'), startAfter(2)],
      ['ten', 'a', 'b', 'branch'],
    ],
    [
      'endAt(number) keeps all types before',
      'mixed',
      [orderByChild('v'), endAt(2)],
      ['nothing', 'no', 'yes', 'two'],
    ],
    [
      'endBefore(number) leaves out the number itself',
      'mixed',
      [orderByChild('v'), endBefore(2)],
      ['nothing', 'no', 'yes'],
    ],
    [
      'startAt and endAt together',
      'mixed',
      [orderByChild('v'), startAt(2), endAt('a')],
      ['two', 'ten', 'a'],
    ],
    [
      'startAt(false) leaves out what has no such child',
      'mixed',
      [orderByChild('v'), startAt(false), endAt(true)],
      ['no', 'yes'],
    ],
    ['equalTo(text)', 'mixed', [orderByChild('v'), equalTo('b')], ['b']],
    ['equalTo(true)', 'mixed', [orderByChild('v'), equalTo(true)], ['yes']],
    [
      'equalTo(null) finds what has no such child',
      'mixed',
      [orderByChild('v'), equalTo(null)],
      ['nothing'],
    ],
    ['equalTo(value, key)', 'mixed', [orderByChild('v'), equalTo(10, 'ten')], ['ten']],
    [
      'equalTo(value, another key) finds nothing',
      'mixed',
      [orderByChild('v'), equalTo(10, 'two')],
      [],
    ],
    [
      'startAt and limitToFirst page forward',
      'mixed',
      [orderByChild('v'), startAt(2), limitToFirst(2)],
      ['two', 'ten'],
    ],
    [
      'endAt and limitToLast page backward',
      'mixed',
      [orderByChild('v'), endAt(10), limitToLast(2)],
      ['two', 'ten'],
    ],
    [
      'startAfter(value, key) begins after one child',
      'mixed',
      [orderByChild('v'), startAfter(2, 'two'), limitToFirst(1)],
      ['ten'],
    ],
    [
      'endBefore(value, key) ends before one child',
      'mixed',
      [orderByChild('v'), endBefore(10, 'ten'), limitToLast(1)],
      ['two'],
    ],
    [
      'orderByKey: integers by number, then texts',
      'keyed',
      [orderByKey(), limitToFirst(100)],
      ['-1', '9', '10', '99999999999', 'B', 'a', 'é'],
    ],
    [
      'orderByKey, startAt and endAt',
      'keyed',
      [orderByKey(), startAt('9'), endAt('B')],
      ['9', '10', '99999999999', 'B'],
    ],
    ['orderByKey, startAfter', 'keyed', [orderByKey(), startAfter('a')], ['é']],
    ['orderByKey, endBefore', 'keyed', [orderByKey(), endBefore('10')], ['-1', '9']],
    ['orderByKey, equalTo', 'keyed', [orderByKey(), equalTo('a')], ['a']],
    ['orderByKey, limitToLast', 'keyed', [orderByKey(), limitToLast(2)], ['a', 'é']],
    [
      'orderByValue: true, numbers, texts, equal ones by key',
      'valued',
      [orderByValue(), limitToFirst(100)],
      ['e', 'b', 'f', 'c', 'a', 'd'],
    ],
    [
      'orderByValue, startAt and endAt',
      'valued',
      [orderByValue(), startAt(1), endAt(2)],
      ['b', 'f', 'c'],
    ],
    [
      'orderByValue, equalTo finds all that are equal',
      'valued',
      [orderByValue(), equalTo(1)],
      ['b', 'f'],
    ],
    [
      'orderByValue, startAfter(value, key)',
      'valued',
      [orderByValue(), startAfter(1, 'b'), limitToFirst(1)],
      ['f'],
    ],
    [
      'orderByPriority: none, numbers, texts',
      'prioritised',
      [orderByPriority(), limitToFirst(100)],
      ['none', 'one', 'two', 'text'],
    ],
    [
      'orderByPriority, startAt and endAt',
      'prioritised',
      [orderByPriority(), startAt(1), endAt(2)],
      ['one', 'two'],
    ],
    [
      'without an order, limits follow priorities',
      'prioritised',
      [limitToLast(2)],
      ['two', 'text'],
    ],
    [
      'a query of a place with nothing is empty',
      'absent',
      [orderByKey(), limitToFirst(3)],
      [],
    ],
    ['a query of a value is empty', 'valued/a', [orderByKey(), limitToFirst(3)], []],
  ])('%s: get() and onValue() agree', async (_title, path, constraints, keys) => {
    const asked = query(ref(basile, path), ...constraints);
    expect(keysOf(await get(asked))).toEqual(keys);
    const heard = recording<string[]>();
    onValue(asked, (snapshot) => heard.add(keysOf(snapshot)));
    expect(await heard.until(() => true)).toEqual(keys);
  });
});

describe('Listening to a query', () => {
  let place = 0;
  function freshPath(): string {
    place += 1;
    return `live/list-${String(place)}`;
  }

  /** `+key` and `-key` in the query's order, and a mark to wait for. */
  async function watch(
    path: string,
    constraints: QueryConstraint[],
    first: Record<string, unknown>,
  ) {
    await set(ref(alice, path), first);
    const events = recording<string>();
    const asked = query(ref(basile, path), ...constraints);
    onChildAdded(asked, (item) => events.add(`+${item.key ?? ''}`));
    onChildRemoved(asked, (item) => events.add(`-${item.key ?? ''}`));
    const values = recording<string[]>();
    onValue(asked, (snapshot) => values.add(keysOf(snapshot)));
    await values.until(() => true);
    events.list.length = 0;
    return { events, values };
  }

  const byV = [orderByChild('v')];

  it('limitToLast slides: the new child enters, the oldest leaves', async () => {
    const path = freshPath();
    const { events, values } = await watch(path, [orderByKey(), limitToLast(2)], {
      a: 1,
      b: 1,
      c: 1,
    });
    await set(ref(alice, `${path}/d`), 1);
    await values.until((keys) => keys.join() === 'c,d');
    expect([...events.list].sort()).toEqual(['+d', '-b']);
  });

  it('when a child of the window is removed, the next one enters', async () => {
    const path = freshPath();
    const { events, values } = await watch(path, [orderByKey(), limitToFirst(2)], {
      a: 1,
      b: 1,
      c: 1,
    });
    await remove(ref(alice, `${path}/a`));
    await values.until((keys) => keys.join() === 'b,c');
    expect([...events.list].sort()).toEqual(['+c', '-a']);
  });

  it('a change outside the window is not heard', async () => {
    const path = freshPath();
    const { events, values } = await watch(path, [orderByKey(), limitToFirst(1)], {
      a: 1,
      b: 1,
    });
    await set(ref(alice, `${path}/c`), 1);
    await set(ref(alice, `${path}/a`), 2);
    await values.until((_keys, list) => list.length === 2);
    expect(events.list).toEqual([]);
  });

  it('a child enters a range when its value does, and leaves it likewise', async () => {
    const path = freshPath();
    space.loadRules({
      '.read': true,
      '.write': true,
      live: { $list: { '.indexOn': ['v', 'deep/n', '.value'] } },
      mixed: { '.indexOn': 'v' },
      valued: { '.indexOn': '.value' },
    });
    const { events } = await watch(path, [...byV, startAt(5)], {
      a: { v: 1 },
      b: { v: 9 },
    });
    await set(ref(alice, `${path}/a/v`), 7);
    await events.until((last) => last === '+a');
    await set(ref(alice, `${path}/b/v`), 2);
    await events.until((last) => last === '-b');
    expect(events.list).toEqual(['+a', '-b']);
  });

  it('a change of order within the window is heard in the new order', async () => {
    const path = freshPath();
    const { values } = await watch(path, [...byV, limitToLast(3)], {
      a: { v: 1 },
      b: { v: 2 },
      c: { v: 3 },
    });
    await set(ref(alice, `${path}/a/v`), 9);
    await values.until((keys) => keys.join() === 'b,c,a');
    expect(values.list).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
    ]);
  });

  it('a deep path orders, and is followed', async () => {
    const path = freshPath();
    const { values } = await watch(path, [orderByChild('deep/n'), limitToFirst(1)], {
      a: { deep: { n: 2 } },
      b: { deep: { n: 3 } },
    });
    await update(ref(alice, path), { 'b/deep/n': 1 });
    await values.until((keys) => keys.join() === 'b');
    expect(values.list).toEqual([['a'], ['b']]);
  });

  it('replacing the whole list replaces the window', async () => {
    const path = freshPath();
    const { values } = await watch(path, [orderByKey(), limitToLast(2)], {
      a: 1,
      b: 1,
      c: 1,
    });
    await set(ref(alice, path), { x: 1, y: 1, z: 1 });
    await values.until((keys) => keys.join() === 'y,z');
    await remove(ref(alice, path));
    await values.until((keys) => keys.length === 0);
    await set(ref(alice, path), { n: 1 });
    expect(await values.until((keys) => keys.join() === 'n')).toEqual(['n']);
  });

  it('several changes of one update arrive together', async () => {
    const path = freshPath();
    const { values } = await watch(path, [orderByKey(), limitToLast(2)], { a: 1, b: 1 });
    await update(ref(alice, path), { c: 1, d: 1, a: null });
    await values.until((keys) => keys.join() === 'c,d');
    expect(values.list).toHaveLength(2);
  });

  it('a priority that changes moves a child into the window', async () => {
    const path = freshPath();
    const { values } = await watch(path, [orderByPriority(), limitToLast(1)], {
      a: 1,
      b: 1,
    });
    await setPriority(ref(alice, `${path}/a`), 3);
    expect(await values.until((keys) => keys.join() === 'a')).toEqual(['a']);
  });

  it('two queries of one place by one client do not mix', async () => {
    const path = freshPath();
    const first = await watch(path, [orderByKey(), limitToFirst(1)], {
      a: 1,
      b: 1,
      c: 1,
    });
    const last = recording<string[]>();
    onValue(query(ref(basile, path), orderByKey(), limitToLast(1)), (snapshot) =>
      last.add(keysOf(snapshot)),
    );
    await last.until((keys) => keys.join() === 'c');
    await update(ref(alice, path), { A: 1, d: 1 });
    await first.values.until((keys) => keys.join() === 'A');
    expect(await last.until((keys) => keys.join() === 'd')).toEqual(['d']);
  });

  it('a query and the whole place by one client do not mix', async () => {
    const path = freshPath();
    const { values } = await watch(path, [orderByKey(), limitToFirst(1)], { a: 1, b: 1 });
    const whole = recording<string[]>();
    onValue(ref(basile, path), (snapshot) => whole.add(keysOf(snapshot)));
    await whole.until((keys) => keys.join() === 'a,b');
    await set(ref(alice, `${path}/c`), 1);
    await whole.until((keys) => keys.join() === 'a,b,c');
    expect(values.list.at(-1)).toEqual(['a']);
  });

  it('the writer’s own query is right before and after the server confirms', async () => {
    const path = freshPath();
    const { values } = await watch(path, [orderByKey(), limitToLast(2)], {
      a: 1,
      b: 1,
      c: 1,
    });
    await set(ref(basile, `${path}/d`), 1);
    expect(values.list.at(-1)).toEqual(['c', 'd']);
  });
});

describe('Indexes', () => {
  it('a listen without .indexOn works, with the warning that names the index to add', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await set(ref(alice, 'plain'), { a: { n: 1 }, b: { n: 2 } });
    const heard = recording<string[]>();
    onValue(
      query(ref(space.client(), 'plain'), orderByChild('n'), limitToLast(1)),
      (snapshot) => heard.add(keysOf(snapshot)),
    );
    expect(await heard.until(() => true)).toEqual(['b']);
    await expect
      .poll(() => warn.mock.calls.flat().join(' '))
      .toContain(
        'Using an unspecified index. Your data will be downloaded and filtered on the client. Consider adding ".indexOn": "n" at /plain to your security rules',
      );
  });

  it('a listen with .indexOn does not warn', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const heard = recording<string[]>();
    onValue(
      query(ref(space.client(), 'mixed'), orderByChild('v'), limitToLast(1)),
      (snapshot) => heard.add(keysOf(snapshot)),
    );
    await heard.until(() => true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('get() without .indexOn is refused with the words of Google’s server', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const message = await errorOf(
      get(query(ref(space.client(), 'plain'), orderByChild('n'), limitToLast(1))),
    );
    expect(message).toContain(
      'Index not defined, add ".indexOn": "n", for path "/plain", to the rules',
    );
  });
});
