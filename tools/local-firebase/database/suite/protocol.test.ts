import { beforeAll, describe, expect, it } from 'vitest';
import { benchOfFile } from './bench-of-file.ts';
import { type Space } from './harness.ts';
import { openRaw, request } from './raw-client.ts';

const bench = benchOfFile();
let space: Space;

beforeAll(() => {
  space = bench.space();
  space.loadRules({ mine: { '.read': 'auth.uid === "lea"' } });
});

/** A token in the form of Google's, signed with an unknown key. */
function signedToken(payload: object): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'RS256', kid: 'k' })}.${part(payload)}.c2lnbmF0dXJl`;
}

const seconds = () => Math.floor(Date.now() / 1000);

describe('The protocol of the SDK', () => {
  it('the greeting names the version, the time, the host and the session', async () => {
    const raw = await openRaw(bench, space);
    const greeting = JSON.parse(await raw.next('"t":"h"')) as {
      d: { d: { v: string; h: string; s: string; ts: number } };
    };
    const { v, h, s, ts } = greeting.d.d;
    expect({ v, h }).toEqual({ v: '5', h: `127.0.0.1:${String(bench.server.port)}` });
    expect(s.length).toBeGreaterThan(10);
    expect(Math.abs(ts - Date.now())).toBeLessThan(60_000);
    raw.socket.close();
  });

  it('a signed token is used by its claims, and its answer has them', async () => {
    const raw = await openRaw(bench, space);
    const exp = seconds() + 3600;
    const cred = signedToken({ user_id: 'lea', iat: seconds(), exp });
    raw.send(request('auth', { cred }, 1));
    expect(JSON.parse(await raw.next('"r":1'))).toMatchObject({
      d: { b: { s: 'ok', d: { expires: exp, auth: { user_id: 'lea' } } } },
    });
    raw.send(request('q', { p: '/mine', h: '' }, 2));
    expect(await raw.next('"r":2')).toContain('"s":"ok"');
    raw.socket.close();
  });

  it('a token past its time is refused as such', async () => {
    const raw = await openRaw(bench, space);
    const cred = signedToken({
      sub: 'lea',
      iat: seconds() - 7200,
      exp: seconds() - 3600,
    });
    raw.send(request('auth', { cred }));
    expect(await raw.next('"r":1')).toContain('"s":"expired_token"');
    raw.socket.close();
  });

  it('the end of a token is reported, and ends its rights', async () => {
    const raw = await openRaw(bench, space);
    const cred = signedToken({ sub: 'lea', iat: seconds(), exp: seconds() + 2 });
    raw.send(request('auth', { cred }, 1));
    raw.send(request('q', { p: '/mine', h: '' }, 2));
    expect(await raw.next('"r":2')).toContain('"s":"ok"');
    expect(await raw.next('"a":"ac"')).toContain('expired_token');
    expect(await raw.next('"a":"c"')).toContain('{"p":"/mine"}');
    raw.socket.close();
  });

  it('unauth ends the listens that only the user had a right to', async () => {
    const raw = await openRaw(bench, space);
    raw.send(request('auth', { cred: signedToken({ sub: 'lea' }) }, 1));
    raw.send(request('q', { p: '/mine', q: { l: 1, i: '.key' }, t: 3, h: '' }, 2));
    expect(await raw.next('"r":2')).toContain('"s":"ok"');
    raw.send(request('unauth', {}, 3));
    expect(await raw.next('"a":"c"')).toContain('{"p":"/mine","q":[{"l":1,"i":".key"}]}');
    raw.socket.close();
  });

  it('unlisten ends the messages of one query only', async () => {
    const room = bench.space();
    const raw = await openRaw(bench, room);
    const query = { l: 1, i: '.key' };
    raw.send(request('q', { p: '/a', q: query, t: 1, h: '' }, 1));
    raw.send(request('q', { p: '/a', h: '' }, 2));
    raw.send(request('n', { p: '/a', q: query, t: 1 }, 3));
    raw.send(request('p', { p: '/a/b', d: 5 }, 4));
    await raw.next('"r":4');
    const told = raw.messages.filter((message) => message.includes('":5'));
    expect(told).toEqual(['{"t":"d","d":{"a":"d","b":{"p":"a/b","d":5}}}']);
    raw.socket.close();
  });
});
