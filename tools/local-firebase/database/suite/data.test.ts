import {
  child,
  get,
  goOffline,
  goOnline,
  increment,
  onChildAdded,
  onChildChanged,
  onChildMoved,
  onChildRemoved,
  onValue,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  update,
  type Database,
} from 'firebase/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { benchOfFile } from './bench-of-file.ts';
import {
  errorOf,
  openBench,
  recording,
  untilValue,
  valuesOf,
  type Space,
} from './harness.ts';

const bench = benchOfFile();
let space: Space;
let alice: Database;
let basile: Database;
let place = 0;

beforeAll(() => {
  space = bench.space();
  alice = space.client();
  basile = space.client();
});

/** An unused path. */
function freshPath(): string {
  place += 1;
  return `place-${String(place)}`;
}

async function readBy(client: Database, path: string): Promise<unknown> {
  return (await get(ref(client, path))).val();
}

describe('Writing data', () => {
  it.each([
    ['a string', 'été 🏰'],
    ['an empty string', ''],
    ['a number', 12.5],
    ['a negative number', -0.000001],
    ['a large number', 9_007_199_254_740_991],
    ['false', false],
    ['true', true],
    ['an object', { n: { a: 1 }, nom: 'Vélizy' }],
    ['an array', ['a', 'b', 'c']],
    ['a nested array', { liste: [[1, 2], [3]] }],
    ['keys with spaces and accents', { 'Ile de France': 1, "l'été": 2 }],
  ])('set() stores %s, and another client gets it', async (_what, value: unknown) => {
    const path = freshPath();
    await set(ref(alice, path), value);
    expect(JSON.stringify(await readBy(basile, path))).toBe(JSON.stringify(value));
  });

  it('set() replaces all data at the place, children included', async () => {
    const path = freshPath();
    await set(ref(alice, path), { a: 1, b: 2 });
    await set(ref(alice, path), { c: 3 });
    expect(await readBy(basile, path)).toEqual({ c: 3 });
  });

  it('set(null) and remove() delete the place', async () => {
    const path = freshPath();
    await set(ref(alice, path), { a: 1, b: 1, c: 1 });
    await set(ref(alice, `${path}/a`), null);
    await remove(ref(alice, `${path}/b`));
    expect(await readBy(basile, path)).toEqual({ c: 1 });
  });

  it('deleting the last child deletes the parent', async () => {
    const path = freshPath();
    await set(ref(alice, `${path}/a/b/c`), 1);
    await remove(ref(alice, `${path}/a/b/c`));
    expect((await get(ref(basile, path))).exists()).toBe(false);
  });

  it('a child written below a value replaces the value', async () => {
    const path = freshPath();
    await set(ref(alice, path), 'value');
    await set(ref(alice, `${path}/a`), 1);
    expect(await readBy(basile, path)).toEqual({ a: 1 });
  });

  it('update() changes the given children and keeps the others', async () => {
    const path = freshPath();
    await set(ref(alice, path), { a: 1, b: 2 });
    await update(ref(alice, path), { b: 3, c: 4 });
    expect(await readBy(basile, path)).toEqual({ a: 1, b: 3, c: 4 });
  });

  it('update() with paths writes several places at once', async () => {
    const path = freshPath();
    await set(ref(alice, path), { x: { a: 1, b: 1 }, y: 1 });
    await update(ref(alice, path), { 'x/a': 2, 'z/deep/er': 3, y: null });
    expect(await readBy(basile, path)).toEqual({
      x: { a: 2, b: 1 },
      z: { deep: { er: 3 } },
    });
  });

  it('a multi-path update() is atomic: another listener sees one change', async () => {
    const path = freshPath();
    await set(ref(alice, path), { x: { a: 1 }, y: { a: 1 } });
    const values = valuesOf(ref(basile, path));
    await untilValue(values, { x: { a: 1 }, y: { a: 1 } });
    await update(ref(alice, path), { 'x/a': 2, 'y/a': 2 });
    await untilValue(values, { x: { a: 2 }, y: { a: 2 } });
    expect(values.list).toHaveLength(2);
  });

  it('push() makes keys in the order of time', async () => {
    const path = freshPath();
    const keys: (string | null)[] = [];
    for (const text of ['un', 'deux', 'trois']) {
      const item = push(ref(alice, path));
      keys.push(item.key);
      await set(item, text);
    }
    const found = await readBy(basile, path);
    expect(Object.keys(found as object)).toEqual(keys);
    expect(Object.values(found as object)).toEqual(['un', 'deux', 'trois']);
  });

  it('the completion of set() follows the server’s receipt of the data', async () => {
    const path = freshPath();
    await set(ref(alice, path), 'stored');
    const response = await fetch(space.url(path));
    expect(await response.json()).toBe('stored');
  });

  it('two clients writing to one place end with the same value', async () => {
    const path = freshPath();
    const [one, two] = [valuesOf(ref(alice, path)), valuesOf(ref(basile, path))];
    await Promise.all([set(ref(alice, path), 'alice'), set(ref(basile, path), 'basile')]);
    const final = await readBy(space.client(), path);
    await untilValue(one, final);
    await untilValue(two, final);
    expect(['alice', 'basile']).toContain(final);
  });

  it('a message of one million characters is sent and received in pieces', async () => {
    const path = freshPath();
    const text = 'é'.repeat(1_000_000);
    await set(ref(alice, path), text);
    expect(await readBy(basile, path)).toBe(text);
  });

  it('a message of exactly the length of a frame arrives', async () => {
    const path = freshPath();
    for (const length of [16_300, 16_384, 16_385, 32_768]) {
      await set(ref(alice, path), 'x'.repeat(length));
      expect(await readBy(basile, path)).toHaveLength(length);
    }
  });

  it('databases of different names share nothing', async () => {
    const other = bench.space().client();
    await set(ref(alice, 'shared'), 1);
    expect(await readBy(other, 'shared')).toBeNull();
  });
});

describe('Arrays', () => {
  it.each([
    ['keys from 0 are shown as an array', { 0: 'a', 1: 'b' }, ['a', 'b']],
    [
      'more than half of the keys: an array with holes',
      { 0: 'a', 2: 'c' },
      ['a', null, 'c'],
    ],
    ['fewer keys: an object', { 0: 'a', 9: 'b' }, { 0: 'a', 9: 'b' }],
    ['a key that is no number: an object', { 0: 'a', x: 'b' }, { 0: 'a', x: 'b' }],
    ['a number with zeros before it: an object', { '00': 'a' }, { '00': 'a' }],
  ])('%s, to the SDK and over REST', async (_what, stored, shown) => {
    const path = freshPath();
    await set(ref(alice, path), stored);
    const seen = await readBy(basile, path);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(shown);
    const response = await fetch(space.url(path));
    expect(await response.json()).toEqual(shown);
  });
});

describe('Server values', () => {
  it('serverTimestamp() is the time of the server, one for the whole write', async () => {
    const path = freshPath();
    const before = Date.now();
    await set(ref(alice, path), { a: serverTimestamp(), b: { c: serverTimestamp() } });
    const { a, b } = (await readBy(basile, path)) as { a: number; b: { c: number } };
    expect(a).toBe(b.c);
    expect(a).toBeGreaterThanOrEqual(before);
    expect(a).toBeLessThanOrEqual(Date.now());
  });

  it('increment() adds to the server’s value, from any number of clients', async () => {
    const path = freshPath();
    const clients = [alice, basile, space.client()];
    await Promise.all(
      Array.from({ length: 30 }, (_item, index) =>
        set(ref(clients[index % 3] ?? alice, path), increment(2)),
      ),
    );
    expect(await readBy(alice, path)).toBe(60);
  });

  it.each([
    ['nothing', null, 5],
    ['a text', 'x', 5],
    ['true', true, 5],
    ['a number', 1.5, 6.5],
    ['children', { a: 1 }, 5],
  ])('increment(5) on %s', async (_what, before, after) => {
    const path = freshPath();
    await set(ref(alice, path), before);
    await set(ref(alice, path), increment(5));
    expect(await readBy(basile, path)).toBe(after);
  });

  it('increment() and serverTimestamp() work in update()', async () => {
    const path = freshPath();
    await update(ref(alice, path), {
      'a/n': increment(1),
      'b/n': increment(-1),
      t: serverTimestamp(),
    });
    const { a, b, t } = (await readBy(basile, path)) as {
      a: { n: number };
      b: { n: number };
      t: unknown;
    };
    expect([a.n, b.n, typeof t]).toEqual([1, -1, 'number']);
  });

  it('a priority may be the time of the server', async () => {
    const path = freshPath();
    await set(ref(alice, path), { '.value': 'x', '.priority': serverTimestamp() });
    const snapshot = await get(ref(basile, path));
    expect(typeof snapshot.priority).toBe('number');
  });
});

describe('Priorities', () => {
  it('setWithPriority() stores both, and exportVal() shows them', async () => {
    const path = freshPath();
    await setWithPriority(ref(alice, path), { a: 1 }, 7);
    expect((await get(ref(basile, path))).exportVal()).toEqual({ a: 1, '.priority': 7 });
  });

  it('setPriority() changes the priority alone', async () => {
    const path = freshPath();
    await set(ref(alice, path), 'v');
    await setPriority(ref(alice, path), 'haut');
    expect((await get(ref(basile, path))).exportVal()).toEqual({
      '.value': 'v',
      '.priority': 'haut',
    });
  });

  it('set() without a priority clears it', async () => {
    const path = freshPath();
    await setWithPriority(ref(alice, path), 1, 7);
    await set(ref(alice, path), 1);
    expect((await get(ref(basile, path))).priority).toBeNull();
  });

  it('children are in the order none, numbers, texts', async () => {
    const path = freshPath();
    await set(ref(alice, path), {
      a: { '.value': 1, '.priority': 'z' },
      b: { '.value': 1, '.priority': 10 },
      c: { '.value': 1, '.priority': 2 },
      d: { '.value': 1, '.priority': 'a' },
      e: 1,
    });
    const keys: (string | null)[] = [];
    (await get(ref(basile, path))).forEach((item) => {
      keys.push(item.key);
    });
    expect(keys).toEqual(['e', 'c', 'b', 'd', 'a']);
  });
});

describe('Listening', () => {
  it('onValue() is called at once with the present data, then at each change', async () => {
    const path = freshPath();
    await set(ref(alice, path), 1);
    const values = valuesOf(ref(basile, path));
    await untilValue(values, 1);
    await set(ref(alice, path), 2);
    await untilValue(values, 2);
    expect(values.list).toEqual([{ value: 1 }, { value: 2 }]);
  });

  it('onValue() of a place with nothing gives null', async () => {
    const values = valuesOf(ref(basile, freshPath()));
    await untilValue(values, null);
    expect(values.list).toHaveLength(1);
  });

  it('a listener above a write gets the whole of its place', async () => {
    const path = freshPath();
    const values = valuesOf(ref(basile, path));
    await untilValue(values, null);
    await set(ref(alice, `${path}/a/b`), 1);
    await untilValue(values, { a: { b: 1 } });
    await set(ref(alice, `${path}/a/c`), 2);
    await untilValue(values, { a: { b: 1, c: 2 } });
    expect(values.list).toHaveLength(3);
  });

  it('a listener below a write gets its part of it', async () => {
    const path = freshPath();
    const values = valuesOf(ref(basile, `${path}/a/b`));
    await untilValue(values, null);
    await set(ref(alice, path), { a: { b: 5, c: 1 } });
    await untilValue(values, 5);
    await remove(ref(alice, path));
    await untilValue(values, null);
    expect(values.list).toHaveLength(3);
  });

  it('a listener beside a write is left alone', async () => {
    const path = freshPath();
    const [beside, mark] = [
      valuesOf(ref(basile, `${path}/b`)),
      valuesOf(ref(basile, `${path}/a`)),
    ];
    await untilValue(beside, null);
    await set(ref(alice, `${path}/a`), 1);
    await untilValue(mark, 1);
    expect(beside.list).toHaveLength(1);
  });

  it('a listener below an update gets its part of it', async () => {
    const path = freshPath();
    const values = valuesOf(ref(basile, `${path}/a`));
    await untilValue(values, null);
    await update(ref(alice, path), { 'a/x': 1, 'a/y': 2, b: 3 });
    await untilValue(values, { x: 1, y: 2 });
    expect(values.list).toHaveLength(2);
  });

  it('onChildAdded, Changed and Removed say what became of each child', async () => {
    const path = freshPath();
    const events = recording<string>();
    onChildAdded(ref(basile, path), (item) => events.add(`+${item.key ?? ''}`));
    onChildChanged(ref(basile, path), (item) => events.add(`~${item.key ?? ''}`));
    onChildRemoved(ref(basile, path), (item) => events.add(`-${item.key ?? ''}`));
    await set(ref(alice, `${path}/a`), 1);
    await set(ref(alice, `${path}/b`), 1);
    await set(ref(alice, `${path}/a`), 2);
    await remove(ref(alice, `${path}/b`));
    await events.until((last) => last === '-b');
    expect(events.list).toEqual(['+a', '+b', '~a', '-b']);
  });

  it('onChildMoved says that a priority moved a child', async () => {
    const path = freshPath();
    await set(ref(alice, path), { a: 1, b: 1 });
    const values = valuesOf(ref(basile, path));
    await untilValue(values, { a: 1, b: 1 });
    const moves = recording<string>();
    onChildMoved(ref(basile, path), (item, previous) =>
      moves.add(`${item.key ?? ''} after ${previous ?? 'nothing'}`),
    );
    await setPriority(ref(alice, `${path}/a`), 5);
    await moves.until(() => true);
    expect(moves.list).toEqual(['a after b']);
  });

  it('a listener that was removed hears nothing more', async () => {
    const path = freshPath();
    const heard = recording<unknown>();
    const stop = onValue(ref(basile, path), (snapshot) =>
      heard.add({ v: snapshot.val() as unknown }),
    );
    await heard.until(() => true);
    stop();
    await set(ref(alice, path), 1);
    expect(await readBy(basile, path)).toBe(1);
    expect(heard.list).toHaveLength(1);
  });

  it('three clients on one place see the same', async () => {
    const path = freshPath();
    const clients = [alice, basile, space.client()];
    const all = clients.map((client) => valuesOf(ref(client, path)));
    await Promise.all(
      clients.map((client, index) => set(ref(client, `${path}/${String(index)}`), index)),
    );
    for (const values of all) {
      await untilValue(values, [0, 1, 2]);
    }
    expect(all.map((values) => values.last())).toEqual(
      [0, 1, 2].map(() => ({ value: [0, 1, 2] })),
    );
  });

  it('get() gives the value once, also below', async () => {
    const path = freshPath();
    await set(ref(alice, path), { a: { b: 1 } });
    expect((await get(child(ref(basile, path), 'a/b'))).val()).toBe(1);
  });
});

describe('Transactions', () => {
  it('runTransaction() on a place with nothing starts from null', async () => {
    const path = freshPath();
    const { committed, snapshot } = await runTransaction(
      ref(alice, path),
      (now: unknown) => (now === null ? 1 : undefined),
    );
    expect([committed, snapshot.val()]).toEqual([true, 1]);
  });

  it('two clients that count together lose no count', async () => {
    const path = freshPath();
    const count = (now: number | null) => (now ?? 0) + 1;
    await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        runTransaction(ref(index % 2 === 0 ? alice : basile, path), count),
      ),
    );
    expect(await readBy(space.client(), path)).toBe(20);
  });

  it('a transaction that returns undefined changes nothing', async () => {
    const path = freshPath();
    await set(ref(alice, path), 5);
    const { committed } = await runTransaction(ref(basile, path), (now: unknown) =>
      now === null ? 1 : undefined,
    );
    expect([committed, await readBy(alice, path)]).toEqual([false, 5]);
  });

  it('a transaction runs again when the data changed on the server', async () => {
    const path = freshPath();
    await set(ref(alice, path), { n: 1 });
    const seen: unknown[] = [];
    const { snapshot } = await runTransaction(
      ref(basile, path),
      (now: { n: number } | null) => {
        seen.push(now);
        return { n: (now?.n ?? 0) + 1 };
      },
    );
    expect(snapshot.val()).toEqual({ n: 2 });
    expect(seen.at(-1)).toEqual({ n: 1 });
  });

  it('a transaction over priorities and nested data agrees on the hash', async () => {
    const path = freshPath();
    await set(ref(alice, path), {
      a: { '.value': 1.25, '.priority': 2 },
      b: { c: true, d: 'é' },
      '.priority': 'p',
    });
    const result = await runTransaction(ref(basile, `${path}/b/n`), () => 1);
    const whole = await runTransaction(
      ref(basile, path),
      (now: Record<string, unknown> | null) =>
        now === null ? now : { ...now, done: true },
    );
    expect([result.committed, whole.committed]).toEqual([true, true]);
    expect(await readBy(alice, path)).toMatchObject({ done: true });
  });

  it('set() by the same client cancels a transaction under way', async () => {
    const path = freshPath();
    await set(ref(basile, path), 'unseen');
    const running = runTransaction(ref(alice, path), () => 'transaction');
    await set(ref(alice, path), 'set');
    expect(await errorOf(running)).toContain('set');
    expect(await readBy(basile, path)).toBe('set');
  });

  it('set() below by the same client ends a transaction that the server calls stale', async () => {
    const path = freshPath();
    await set(ref(basile, path), 7);
    const running = runTransaction(ref(alice, path), () => 'transaction');
    await set(ref(alice, `${path}/below`), 'set');
    expect(await errorOf(running)).toContain('set');
    expect(await readBy(basile, path)).toEqual({ below: 'set' });
  });

  it('set() below by the same client follows a transaction that the server takes', async () => {
    const path = freshPath();
    const running = runTransaction(ref(alice, path), () => ({ by: 'transaction' }));
    await set(ref(alice, `${path}/below`), 'set');
    expect((await running).committed).toBe(true);
    expect(await readBy(basile, path)).toEqual({ by: 'transaction', below: 'set' });
  });
});

describe('Offline', () => {
  it('data written offline arrive after goOnline()', async () => {
    const path = freshPath();
    const client = space.client();
    await set(ref(client, `${path}/a`), 1);
    goOffline(client);
    const writing = set(ref(client, `${path}/b`), 2);
    goOnline(client);
    await writing;
    expect(await readBy(basile, path)).toEqual({ a: 1, b: 2 });
  });

  it('a listener that returns gets the missed data', async () => {
    const path = freshPath();
    const client = space.client();
    const values = valuesOf(ref(client, path));
    await untilValue(values, null);
    goOffline(client);
    await set(ref(alice, path), 'missed');
    goOnline(client);
    await untilValue(values, 'missed');
    expect(values.list).toHaveLength(2);
  });

  it('a listener that missed nothing is not called again', async () => {
    const path = freshPath();
    const client = space.client();
    await set(ref(alice, path), { a: { '.value': 1, '.priority': 3 }, b: 'x' });
    const values = valuesOf(ref(client, path));
    await untilValue(values, { b: 'x', a: 1 });
    goOffline(client);
    goOnline(client);
    await set(ref(client, `${path}/done`), 1);
    expect(values.list).toHaveLength(2);
  });

  it('.info/connected tells when the connection is there', async () => {
    const client = space.client();
    const values = valuesOf(ref(client, '.info/connected'));
    await untilValue(values, true);
    goOffline(client);
    await untilValue(values, false);
    goOnline(client);
    await untilValue(values, true);
    expect(values.last()).toEqual({ value: true });
  });
});

describe('Server time', () => {
  it('.info/serverTimeOffset is the distance between the clocks', async () => {
    const late = await openBench({ clock: () => Date.now() + 3_600_000 });
    const values = valuesOf(ref(late.space().client(), '.info/serverTimeOffset'));
    const { value } = await values.until((last) => Number(last.value) > 0);
    expect(Math.abs(Number(value) - 3_600_000)).toBeLessThan(5_000);
    await late.close();
  });
});
