import { connect } from 'node:net';
import { get, ref, set } from 'firebase/database';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { benchOfFile } from './bench-of-file.ts';
import { errorOf, type Space } from './harness.ts';
import { openRaw, request } from './raw-client.ts';

const bench = benchOfFile();
let space: Space;

beforeAll(() => {
  space = bench.space();
});
afterEach(() => void vi.restoreAllMocks());

/** The server still serves another client. */
async function expectAlive(): Promise<void> {
  const client = space.client();
  await set(ref(client, 'alive'), Date.now());
  expect((await get(ref(client, 'alive'))).exists()).toBe(true);
}

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { k: deep(levels - 1) };
}

describe('Messages that are none', () => {
  it.each([
    ['no JSON', '{{{{'],
    ['a JSON list', '[1,2,3]'],
    ['a JSON text', '"hello"'],
    ['JSON of somebody else', '{"jsonrpc":"2.0","method":"x"}'],
    ['a request without a number', '{"t":"d","d":{"a":"p"}}'],
    ['null', 'null null'],
  ])('%s closes the connection with a reason', async (_what, text) => {
    const raw = await openRaw(bench, space);
    raw.send(text);
    expect(await raw.closed).toEqual({
      code: 1008,
      reason: 'Not a message of this protocol',
    });
    await expectAlive();
  });

  it('a binary frame closes the connection with a reason', async () => {
    const raw = await openRaw(bench, space);
    raw.send(Buffer.from([1, 2, 3]));
    expect(await raw.closed).toEqual({
      code: 1008,
      reason: 'Binary frames are not spoken here',
    });
  });

  it('a frame that breaks the WebSocket protocol ends that connection only', async () => {
    const raw = await openRaw(bench, space);
    const inside = raw.socket as unknown as {
      _socket: { write: (data: Buffer) => void };
    };
    inside._socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]));
    expect((await raw.closed).code).toBe(1002);
    await expectAlive();
  });

  it('a message announced with too many frames closes the connection', async () => {
    const raw = await openRaw(bench, space);
    raw.send('999999');
    expect(await raw.closed).toEqual({ code: 1009, reason: 'Message too big' });
  });

  it('a message longer than 16 MiB closes the connection', async () => {
    const raw = await openRaw(bench, space);
    raw.send('3');
    raw.send('x'.repeat(9_000_000));
    raw.send('x'.repeat(9_000_000));
    expect(await raw.closed).toEqual({ code: 1009, reason: 'Message too big' });
    await expectAlive();
  });

  it('bytes that are no HTTP end that connection only', async () => {
    const socket = connect(bench.server.port, '127.0.0.1');
    socket.write('\u0000\u0001 hello\r\n\r\n');
    await new Promise((resolve) => socket.resume().once('close', resolve));
    await expectAlive();
  });

  it('an upgrade to another protocol is refused', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${String(bench.server.port)}/chat`);
    expect(
      await new Promise((resolve) =>
        socket.once('error', (error) => resolve(error.message)),
      ),
    ).toContain('400');
  });
});

describe('Requests that cannot be', () => {
  it.each([
    ['an unknown action', 'zzz', {}, 'Unknown action zzz'],
    ['a put without a path', 'p', { d: 1 }, 'Invalid path'],
    ['a forbidden key in the path', 'p', { p: '/a.b', d: 1 }, 'Invalid token in path'],
    ['a forbidden key in the data', 'p', { p: '/x', d: { a$b: 1 } }, 'valid key names'],
    ['an empty key', 'p', { p: '/x', d: { '': 1 } }, 'valid key names'],
    [
      'a control character in a key',
      'p',
      { p: '/x', d: { 'a\u0007': 1 } },
      'valid key names',
    ],
    [
      'a key longer than 768 bytes',
      'p',
      { p: '/x', d: { ['é'.repeat(385)]: 1 } },
      'valid key names',
    ],
    ['data deeper than 32', 'p', { p: '/x', d: deep(32) }, 'maximum depth'],
    ['a path deeper than 32', 'p', { p: '/x'.repeat(33), d: 1 }, 'maximum depth'],
    ['very deep data', 'p', { p: '/x', d: deep(3000) }, 'maximum depth'],
    [
      'a text over 10 MiB',
      'p',
      { p: '/x', d: 'x'.repeat(10 * 1024 * 1024 + 1) },
      'maximum size',
    ],
    [
      'an unknown server value',
      'p',
      { p: '/x', d: { '.sv': 'nothing' } },
      'unknown server value',
    ],
    [
      'an increment that is no number',
      'p',
      { p: '/x', d: { '.sv': { increment: 'x' } } },
      'unknown server value',
    ],
    [
      'a priority that is an object',
      'p',
      { p: '/x', d: { a: 1, '.priority': {} } },
      'priority',
    ],
    ['an update that is no object', 'm', { p: '/x', d: [1] }, 'an update is an object'],
    [
      'an update with a place inside another',
      'm',
      { p: '/x', d: { a: 1, 'a/b': 2 } },
      'written twice',
    ],
    ['a query that is no object', 'q', { p: '/x', q: 'x', t: 1 }, 'Invalid query'],
    ['a negative limit', 'q', { p: '/x', q: { l: -1 }, t: 1 }, 'Invalid query'],
    [
      'a bound that is an object',
      'q',
      { p: '/x', q: { sp: {} }, t: 1 },
      'JSON primitive',
    ],
  ])('%s is answered with an error', async (_what, action, body: unknown, message) => {
    const raw = await openRaw(bench, space);
    const text = request(action, body);
    for (let at = 0, pieces = Math.ceil(text.length / 16_384); at < pieces; at += 1) {
      if (at === 0 && pieces > 1) {
        raw.send(String(pieces));
      }
      raw.send(text.slice(at * 16_384, (at + 1) * 16_384));
    }
    const answer = await raw.next('"r":1');
    expect(answer).toContain('"s":"error"');
    expect(answer).toContain(message);
    raw.socket.close();
  });

  it.each(['not a token', '', 'a.b.c', 'null', 5, null])(
    'the token %s is refused as invalid',
    async (cred) => {
      const raw = await openRaw(bench, space);
      raw.send(request('auth', { cred }));
      expect(await raw.next('"r":1')).toContain('"s":"invalid_token"');
      raw.socket.close();
    },
  );

  it('a keep-alive and a ping are understood', async () => {
    const raw = await openRaw(bench, space);
    raw.send('0');
    raw.send('{"t":"c","d":{"t":"p","d":{}}}');
    expect(await raw.next('"t":"o"')).toBe('{"t":"c","d":{"t":"o","d":null}}');
    raw.socket.close();
  });

  it('an empty listen to an empty place gets its null before the answer', async () => {
    const raw = await openRaw(bench, space);
    raw.send(request('q', { p: '/empty', q: { l: 1, i: '.key' }, t: 7, h: '' }));
    expect(await raw.next('"a":"d"')).toBe(
      '{"t":"d","d":{"a":"d","b":{"p":"empty","d":null,"t":7}}}',
    );
    raw.socket.close();
  });

  it('a write that names another hash than that of its place is stale', async () => {
    const raw = await openRaw(bench, space);
    raw.send(request('p', { p: '/hashed', d: 1, h: 'of something else' }));
    expect(await raw.next('"r":1')).toContain('"s":"datastale"');
    raw.socket.close();
  });

  it('a database whose name is none is refused', async () => {
    const url = `ws://127.0.0.1:${String(bench.server.port)}/.ws?v=5&ns=a.b`;
    const socket = new WebSocket(url);
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect(code).toBe(1008);
  });
});

describe('REST requests that cannot be', () => {
  it.each([
    ['broken JSON', 'a', '{"a":', 400],
    ['forbidden keys', 'a', '{"a.b":1}', 400],
    ['a forbidden path', 'a%5Bb', '1', 400],
    ['a path that is not well encoded', '%E0%A4%A', '1', 400],
    ['very deep JSON', 'a', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['a text over 10 MiB', 'a', `"${'x'.repeat(10 * 1024 * 1024 + 1)}"`, 400],
  ])('%s is refused, and the server goes on', async (_what, path, body, httpStatus) => {
    const response = await fetch(space.url(path), { method: 'PUT', body });
    expect(response.status).toBe(httpStatus);
    expect(await response.json()).toHaveProperty('error');
    await expectAlive();
  });

  it('an address that is not .json is 404', async () => {
    expect((await fetch(`http://127.0.0.1:${String(bench.server.port)}/x`)).status).toBe(
      404,
    );
  });
});

describe('A client that never reads', () => {
  it('is closed once too many bytes wait for it, and harms no other', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const raw = await openRaw(bench, space);
    raw.send(request('q', { p: '/big', h: '' }));
    await raw.next('"r":1');
    raw.socket.pause();
    const text = 'x'.repeat(4_000_000);
    for (let count = 0; count < 10; count += 1) {
      await fetch(space.url('big', '&print=silent'), {
        method: 'PUT',
        body: JSON.stringify(`${text}${String(count)}`),
      });
    }
    raw.socket.resume();
    expect((await raw.closed).code).toBe(1006);
    await fetch(space.url('big'), { method: 'DELETE' });
    await expectAlive();
  });
});

describe('The SDK’s own limits agree', () => {
  it('a key that the SDK refuses never reaches the server', async () => {
    expect(
      await errorOf((async () => set(ref(space.client(), 'x'), { 'a.b': 1 }))()),
    ).toContain('contains an invalid key');
  });
});

describe('Listening addresses', () => {
  it('only on the loopback address', async () => {
    const { networkInterfaces } = await import('node:os');
    const outside = Object.values(networkInterfaces())
      .flat()
      .find(
        (address) =>
          address !== undefined && !address.internal && address.family === 'IPv4',
      );
    const refused = await new Promise((resolve) => {
      const socket = connect(bench.server.port, outside?.address ?? '127.0.0.2');
      socket.once('error', () => resolve(true));
      socket.once('connect', () => resolve(false));
    });
    expect(refused).toBe(true);
  });
});
