import {
  child,
  get,
  goOffline,
  limitToLast,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  push,
  query,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  update,
  increment,
} from 'firebase/database';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  space = bench.space();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const ownRules = {
  public: { '.read': true },
  users: {
    $uid: {
      '.read': 'auth.uid === $uid',
      '.write': 'auth.uid === $uid',
      age: { '.validate': 'newData.isNumber() && newData.val() >= 0' },
    },
  },
  staff: { '.read': 'auth.token.admin === true', '.write': 'auth.token.admin === true' },
};

describe('Who may do what', () => {
  beforeEach(() => {
    space.loadRules(ownRules);
  });

  it('a place without rules is closed', async () => {
    expect(await errorOf(get(ref(space.client(), 'other')))).toContain(
      'Permission denied',
    );
    expect(await errorOf(set(ref(space.client(), 'other'), 1))).toContain(
      'PERMISSION_DENIED',
    );
  });

  it('a user reads and writes her own place and no other', async () => {
    const alice = space.client({ sub: 'alice' });
    await set(ref(alice, 'users/alice'), { nom: 'Alice' });
    expect((await get(ref(alice, 'users/alice'))).val()).toEqual({ nom: 'Alice' });
    expect(await errorOf(set(ref(alice, 'users/basile'), 1))).toContain(
      'PERMISSION_DENIED',
    );
    expect(await errorOf(get(ref(alice, 'users/basile')))).toContain('Permission denied');
  });

  it('rules that ask for no priority refuse one, written alone, with a value or over REST', async () => {
    space.loadRules({
      words: {
        $word: {
          '.read': true,
          '.write': true,
          '.validate': 'newData.getPriority() === null && newData.isString()',
        },
      },
    });
    const word = ref(space.client(), 'words/one');
    await set(word, 'Bonjour');
    expect(await errorOf(setPriority(word, 'x'))).toContain('PERMISSION_DENIED');
    expect(await errorOf(setWithPriority(word, 'Salut', 1))).toContain(
      'PERMISSION_DENIED',
    );
    const put = (json: unknown) =>
      fetch(space.url('words/one'), {
        method: 'PUT',
        body: JSON.stringify(json),
      });
    expect((await put('Bonsoir')).status).toBe(200);
    expect((await put({ '.value': 'Bonsoir', '.priority': 1 })).status).toBe(401);
    expect((await get(word)).val()).toBe('Bonsoir');
    expect((await get(word)).priority).toBe(null);
  });

  it('a client that is not signed in has no auth', async () => {
    expect(await errorOf(set(ref(space.client(), 'users/alice'), 1))).toContain(
      'PERMISSION_DENIED',
    );
  });

  it('custom claims are in auth.token', async () => {
    const admin = space.client({ sub: 'a', admin: true });
    await set(ref(admin, 'staff/x'), 1);
    const other = space.client({ sub: 'b', admin: 'yes' });
    expect(await errorOf(get(ref(other, 'staff')))).toContain('Permission denied');
  });

  it('a refused listen says so and is cancelled', async () => {
    const values = valuesOf(ref(space.client(), 'users/alice'));
    const { value } = await values.until(() => true);
    expect(String(value)).toContain('permission_denied at /users/alice');
  });

  it('a refused write is taken back on the writer’s screen', async () => {
    const alice = space.client({ sub: 'alice' });
    await set(ref(alice, 'users/alice/age'), 5);
    const values = valuesOf(ref(alice, 'users/alice/age'));
    await untilValue(values, 5);
    expect(await errorOf(set(ref(alice, 'users/alice/age'), -1))).toContain(
      'PERMISSION_DENIED',
    );
    expect(values.list.map(({ value }) => value)).toEqual([5, -1, 5]);
  });

  it('a refused write changes nothing for others', async () => {
    const alice = space.client({ sub: 'alice' });
    await errorOf(update(ref(alice), { 'users/alice/age': 3, 'users/basile/age': 3 }));
    const response = await fetch(space.url(''), {
      headers: { Authorization: 'Bearer owner' },
    });
    expect(await response.json()).toBeNull();
  });

  it('a transaction that the rules refuse fails', async () => {
    const alice = space.client({ sub: 'alice' });
    expect(
      await errorOf(runTransaction(ref(alice, 'users/alice/age'), () => -5)),
    ).toContain('permission_denied');
  });

  it('increment() is validated with the number it makes', async () => {
    const alice = space.client({ sub: 'alice' });
    await set(ref(alice, 'users/alice/age'), 3);
    await set(ref(alice, 'users/alice/age'), increment(-3));
    expect(await errorOf(set(ref(alice, 'users/alice/age'), increment(-1)))).toContain(
      'PERMISSION_DENIED',
    );
  });

  it('serverTimestamp() equals now in the rules', async () => {
    space.loadRules({ at: { '.write': 'newData.val() === now' } });
    await set(ref(space.client(), 'at'), serverTimestamp());
    expect(await errorOf(set(ref(space.client(), 'at'), 12))).toContain(
      'PERMISSION_DENIED',
    );
  });

  it('a read rule on the query lets only that query through', async () => {
    space.loadRules({
      list: {
        '.read':
          "query.orderByChild === 'uid' && query.equalTo === auth.uid || query.orderByKey && query.limitToLast <= 10",
        '.indexOn': 'uid',
      },
    });
    const alice = space.client({ sub: 'alice' });
    const list = ref(alice, 'list');
    const { equalTo } = await import('firebase/database');
    expect((await get(query(list, orderByChild('uid'), equalTo('alice')))).exists()).toBe(
      false,
    );
    expect((await get(query(list, orderByKey(), limitToLast(10)))).exists()).toBe(false);
    for (const refused of [
      query(list, orderByChild('uid'), equalTo('basile')),
      query(list, orderByKey(), limitToLast(11)),
      query(list, orderByKey()),
      list,
    ]) {
      expect(await errorOf(get(refused))).toContain('Permission denied');
    }
  });

  it('a listener whose right ends by a write gets no later data', async () => {
    space.loadRules({
      '.write': true,
      room: { '.read': "root.child('open').val() === true" },
    });
    const owner = space.client();
    await set(ref(owner), { open: true, room: 1 });
    const values = valuesOf(ref(space.client(), 'room'));
    await untilValue(values, 1);
    await set(ref(owner, 'open'), false);
    await set(ref(owner, 'room'), 'secret');
    const { value } = await values.until((last) => typeof last.value === 'string');
    expect(value).toContain('permission_denied');
  });

  it('new rules that close a place cancel its listeners', async () => {
    const values = valuesOf(ref(space.client(), 'public'));
    await untilValue(values, null);
    space.loadRules({ public: { '.read': false } });
    const { value } = await values.until((last) => last.value !== null);
    expect(value).toContain('permission_denied');
  });

  it('initializeTestEnvironment() loads rules, acts as users and clears, unchanged', async () => {
    const environment = await initializeTestEnvironment({
      projectId: 'demo-rut',
      database: {
        host: '127.0.0.1',
        port: bench.server.port,
        rules: JSON.stringify({ rules: ownRules }),
      },
    });
    const alice = environment.authenticatedContext('alice', { admin: true }).database();
    await alice.ref('users/alice/age').set(4);
    await alice.ref('staff').set(1);
    const nobody = environment.unauthenticatedContext().database();
    expect(await errorOf(Promise.resolve(nobody.ref('users/alice').set(1)))).toContain(
      'PERMISSION_DENIED',
    );
    await environment.withSecurityRulesDisabled(async (context) => {
      const snapshot = await context.database().ref('users').get();
      expect(snapshot.val()).toEqual({ alice: { age: 4 } });
    });
    await environment.clearDatabase();
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await context.database().ref().get()).exists()).toBe(false);
    });
    await environment.cleanup();
  });
});

describe('onDisconnect', () => {
  it('set() is made when the client goes', async () => {
    const [client, other] = [space.client(), space.client()];
    await onDisconnect(ref(client, 'x')).set('gone');
    const values = valuesOf(ref(other, 'x'));
    await untilValue(values, null);
    goOffline(client);
    await untilValue(values, 'gone');
    expect(values.list).toHaveLength(2);
  });

  it('remove() takes presence away', async () => {
    const [client, other] = [space.client(), space.client()];
    const mine = push(ref(client, 'presence'));
    await onDisconnect(mine).remove();
    await set(mine, { at: serverTimestamp() });
    const values = valuesOf(ref(other, 'presence'));
    await values.until(({ value }) => value !== null);
    goOffline(client);
    await untilValue(values, null);
    expect(values.last()).toEqual({ value: null });
  });

  it('update() changes the given children', async () => {
    const [client, other] = [space.client(), space.client()];
    await set(ref(client, 'x'), { a: 1, b: 1 });
    await onDisconnect(ref(client, 'x')).update({ b: 2, c: increment(3) });
    const values = valuesOf(ref(other, 'x'));
    await untilValue(values, { a: 1, b: 1 });
    goOffline(client);
    await untilValue(values, { a: 1, b: 2, c: 3 });
    expect(values.list).toHaveLength(2);
  });

  it('the time is that of the end, not that of the asking', async () => {
    const [client, other] = [space.client(), space.client()];
    await onDisconnect(ref(client, 'last')).set(serverTimestamp());
    await set(ref(client, 'asked'), serverTimestamp());
    const asked: unknown = (await get(ref(other, 'asked'))).val();
    await expect
      .poll(async () => {
        await set(ref(other, 'moved'), serverTimestamp());
        return Number((await get(ref(other, 'moved'))).val());
      })
      .toBeGreaterThan(Number(asked));
    const values = valuesOf(ref(other, 'last'));
    goOffline(client);
    const { value } = await values.until((last) => last.value !== null);
    expect(Number(value)).toBeGreaterThan(Number(asked));
  });

  it('cancel() removes the writes at the place and below', async () => {
    const [client, other] = [space.client(), space.client()];
    await onDisconnect(ref(client, 'x/a')).set(1);
    await onDisconnect(ref(client, 'y')).set(1);
    await onDisconnect(ref(client, 'x')).cancel();
    const values = valuesOf(ref(other));
    await untilValue(values, null);
    goOffline(client);
    await untilValue(values, { y: 1 });
    expect(values.list).toHaveLength(2);
  });

  it('the writes are made in the order of requests', async () => {
    const [client, other] = [space.client(), space.client()];
    await onDisconnect(ref(client, 'x')).set('one');
    await onDisconnect(ref(client, 'x')).set('two');
    const values = valuesOf(ref(other, 'x'));
    goOffline(client);
    await untilValue(values, 'two');
    expect(values.last()).toEqual({ value: 'two' });
  });

  it('the rules are asked when it is asked for', async () => {
    space.loadRules(ownRules);
    const alice = space.client({ sub: 'alice' });
    expect(await errorOf(onDisconnect(ref(alice, 'users/basile')).set(1))).toContain(
      'PERMISSION_DENIED',
    );
  });

  it('the rules are asked again when it is made', async () => {
    space.loadRules({
      '.read': true,
      a: { '.write': "root.child('closed').val() !== true" },
      b: { '.write': true },
      closed: { '.write': true },
    });
    const [client, other] = [space.client(), space.client()];
    await onDisconnect(ref(client, 'a')).set(1);
    await onDisconnect(ref(client, 'b')).set(1);
    await set(ref(other, 'closed'), true);
    const values = valuesOf(ref(other));
    goOffline(client);
    await untilValue(values, { b: 1, closed: true });
    expect(values.last()).toEqual({ value: { b: 1, closed: true } });
  });
});

describe('A client whose network is gone', () => {
  it('is detected, and its writes for the end are made', async () => {
    const quick = await openBench({ pingEvery: 60 });
    const room = quick.space();
    const { connect } = await import('node:net');
    const socket = connect(quick.server.port, '127.0.0.1');
    socket.write(
      [
        `GET /.ws?v=5&ns=${room.name} HTTP/1.1`,
        'Host: 127.0.0.1',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        '\r\n',
      ].join('\r\n'),
    );
    const mask = Buffer.alloc(4);
    const text = Buffer.from('{"t":"d","d":{"r":1,"a":"o","b":{"p":"/gone","d":true}}}');
    socket.once('data', () => {
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), mask, text]));
    });
    const values = valuesOf(ref(room.client(), 'gone'));
    await untilValue(values, true);
    expect(values.list).toHaveLength(2);
    socket.destroy();
    await quick.close();
  });
});

describe('Child references', () => {
  it('rules of a child are found through child()', async () => {
    space.loadRules({ a: { b: { '.read': true } } });
    const heard = recording<unknown>();
    onValue(child(ref(space.client(), 'a'), 'b'), (snapshot) =>
      heard.add({ v: snapshot.val() as unknown }),
    );
    expect(await heard.until(() => true)).toEqual({ v: null });
  });
});
