import { get, ref, set, type Database } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { benchOfFile } from './bench-of-file.ts';
import { untilValue, valuesOf, type Space } from './harness.ts';

const bench = benchOfFile();
let space: Space;
let client: Database;

beforeEach(() => {
  space = bench.space();
  client = space.client();
});

const owner = { Authorization: 'Bearer owner' };

async function ask(
  path: string,
  options: RequestInit & { parameters?: string } = {},
): Promise<{ httpStatus: number; json: unknown; headers: Headers; text: string }> {
  const { parameters, ...init } = options;
  const response = await fetch(space.url(path, parameters), init);
  const text = await response.text();
  return {
    httpStatus: response.status,
    json: text === '' ? undefined : (JSON.parse(text) as unknown),
    headers: response.headers,
    text,
  };
}

const put = (
  path: string,
  json: unknown,
  init: RequestInit & { parameters?: string } = {},
) => ask(path, { method: 'PUT', body: JSON.stringify(json), ...init });

/** The events of a stream, one more than there are acts: each act follows an event, and triggers the next. */
async function eventsOf(
  path: string,
  acts: readonly (() => unknown)[],
  parameters = '',
): Promise<string[]> {
  const abort = new AbortController();
  const response = await fetch(space.url(path, parameters), {
    headers: { Accept: 'text/event-stream' },
    signal: abort.signal,
  });
  const events: string[] = [];
  let text = '';
  for await (const piece of response.body ?? []) {
    text += new TextDecoder().decode(piece);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      events.push(text.slice(0, end).replace('event: ', '').replace('\ndata:', ''));
      text = text.slice(end + 2);
      await acts[events.length - 1]?.();
    }
    if (events.length > acts.length) {
      break;
    }
  }
  abort.abort();
  return events;
}

describe('REST', () => {
  it('PUT stores and answers the stored data; GET reads it', async () => {
    expect(await put('a', { b: 1 })).toMatchObject({ httpStatus: 200, json: { b: 1 } });
    expect((await ask('a/b')).json).toBe(1);
  });

  it('GET of nothing answers null', async () => {
    expect(await ask('absent')).toMatchObject({ httpStatus: 200, json: null });
  });

  it('POST makes a key in the order of time and answers its name', async () => {
    const names: string[] = [];
    for (const text of ['un', 'deux', 'trois']) {
      const { json } = await ask('list', { method: 'POST', body: JSON.stringify(text) });
      names.push((json as { name: string }).name);
    }
    const { json } = await ask('list');
    expect(Object.keys(json as object)).toEqual(names);
    expect(names[0]).toMatch(/^-[\w-]{19}$/);
  });

  it('PATCH changes the named children, paths included', async () => {
    await put('a', { b: 1, c: { d: 1, e: 1 } });
    const { json } = await ask('a', {
      method: 'PATCH',
      body: JSON.stringify({ b: 2, 'c/d': 2 }),
    });
    expect(json).toEqual({ b: 2, 'c/d': 2 });
    expect((await ask('a')).json).toEqual({ b: 2, c: { d: 2, e: 1 } });
  });

  it('DELETE removes and answers null', async () => {
    await put('a', 1);
    expect(await ask('a', { method: 'DELETE' })).toMatchObject({
      httpStatus: 200,
      json: null,
    });
    expect((await ask('')).json).toBeNull();
  });

  it('a listener of the SDK hears a REST write', async () => {
    const values = valuesOf(ref(client, 'a'));
    await untilValue(values, null);
    await put('a', 'rest');
    await untilValue(values, 'rest');
    expect(values.list).toHaveLength(2);
  });

  it('server values are resolved, and answered', async () => {
    const { json } = await put('t', { '.sv': 'timestamp' });
    expect(typeof json).toBe('number');
    await put('n', 4);
    expect((await put('n', { '.sv': { increment: 3 } })).json).toBe(7);
  });

  it('shallow=true gives the keys alone', async () => {
    await put('a', { b: { c: 1 }, d: 2 });
    expect((await ask('a', { parameters: '&shallow=true' })).json).toEqual({
      b: true,
      d: true,
    });
    expect((await ask('a/d', { parameters: '&shallow=true' })).json).toBe(2);
  });

  it('print=pretty is indented, print=silent is 204 without a body', async () => {
    await put('a', { b: 1 });
    expect((await ask('a', { parameters: '&print=pretty' })).text).toBe('{\n  "b": 1\n}');
    const silent = await put('a', 2, {});
    expect(silent.httpStatus).toBe(200);
    expect(await ask('a', { parameters: '&print=silent' })).toMatchObject({
      httpStatus: 204,
      text: '',
    });
  });

  it('format=export shows priorities, and its output can be restored', async () => {
    await put('a', { b: { '.value': 1, '.priority': 3 }, '.priority': 'p' });
    const { json } = await ask('a', { parameters: '&format=export' });
    expect(json).toEqual({ b: { '.value': 1, '.priority': 3 }, '.priority': 'p' });
    await put('copy', json);
    expect((await get(ref(client, 'copy/b'))).priority).toBe(3);
    expect((await ask('a')).json).toEqual({ b: 1 });
  });

  it.each([
    ['orderBy="$key"&limitToFirst=2', { a: { n: 2 }, b: { n: 1 } }],
    ['orderBy="$key"&startAt="b"', { b: { n: 1 }, c: { n: 3 } }],
    ['orderBy="$key"&equalTo="c"', { c: { n: 3 } }],
    ['orderBy="n"&limitToLast=1', { c: { n: 3 } }],
    ['orderBy="n"&startAt=2', { a: { n: 2 }, c: { n: 3 } }],
    ['orderBy="n"&startAfter=2', { c: { n: 3 } }],
    ['orderBy="n"&endAt=2', { a: { n: 2 }, b: { n: 1 } }],
    ['orderBy="n"&endBefore=2', { b: { n: 1 } }],
    ['orderBy="n"&equalTo=3', { c: { n: 3 } }],
    ['orderBy="$priority"&limitToFirst=1', { a: { n: 2 } }],
    ['limitToFirst=1', { a: { n: 2 } }],
  ])('?%s filters', async (parameters, wanted) => {
    space.loadRules({ '.read': true, '.write': true, list: { '.indexOn': 'n' } });
    await put('list', { a: { n: 2 }, b: { n: 1 }, c: { n: 3 } });
    expect((await ask('list', { parameters: `&${parameters}` })).json).toEqual(wanted);
  });

  it('orderBy="$value" filters by the value of each child', async () => {
    space.loadRules({ '.read': true, '.write': true, list: { '.indexOn': '.value' } });
    await put('list', { a: 2, b: 1, c: 3 });
    expect(
      (await ask('list', { parameters: '&orderBy="$value"&startAt=2' })).json,
    ).toEqual({ a: 2, c: 3 });
  });

  it.each([
    [
      'orderBy="n"&limitToLast=1',
      'Index not defined, add ".indexOn": "n", for path "/list", to the rules',
    ],
    ['startAt=2', 'orderBy must be defined when other query parameters are defined'],
    ['orderBy=n&limitToFirst=1', 'orderBy must be a valid JSON encoded path'],
    ['orderBy="$key"&equalTo={}', 'Constraint index field must be a JSON primitive'],
    [
      'orderBy="$key"&limitToFirst=1&limitToLast=1',
      'Only one of limitToFirst and limitToLast may be specified',
    ],
  ])('?%s is refused: %s', async (parameters, message) => {
    expect(await ask('list', { parameters: `&${parameters}` })).toMatchObject({
      httpStatus: 400,
      json: { error: message },
    });
  });

  it('ETag and if-match make a conditional write', async () => {
    await put('a', 1);
    const read = await ask('a', { headers: { 'X-Firebase-ETag': 'true' } });
    const etag = read.headers.get('etag') ?? '';
    expect((await put('a', 2, { headers: { 'if-match': etag } })).httpStatus).toBe(200);
    expect(await put('a', 3, { headers: { 'if-match': etag } })).toMatchObject({
      httpStatus: 412,
      json: 2,
    });
    expect(await put('new', 1, { headers: { 'if-match': 'null_etag' } })).toMatchObject({
      httpStatus: 200,
    });
  });

  it('X-HTTP-Method-Override replaces the method', async () => {
    await ask('a', {
      method: 'POST',
      headers: { 'X-HTTP-Method-Override': 'PUT' },
      body: '5',
    });
    expect((await ask('a')).json).toBe(5);
  });

  it.each([
    ['tiny', 2 * 1024 * 1024, 400],
    ['small', 2 * 1024 * 1024, 204],
    ['unlimited', 2 * 1024 * 1024, 204],
    ['huge', 1, 400],
  ])(
    'writeSizeLimit=%s with %i bytes is answered %i',
    async (limit, bytes, httpStatus) => {
      const answer = await put('a', 'x'.repeat(bytes), {
        parameters: `&writeSizeLimit=${limit}&print=silent`,
      });
      expect(answer.httpStatus).toBe(httpStatus);
      expect((await ask('a', { parameters: '&shallow=true' })).json === null).toBe(
        httpStatus === 400,
      );
    },
  );

  it('an overlong write leaves the former data', async () => {
    await put('a', 1);
    const answer = await put('a', 'x'.repeat(1024 * 1024), {
      parameters: '&writeSizeLimit=tiny',
    });
    expect(answer.json).toEqual({
      error:
        'Data to write exceeds the maximum size that can be modified with a single request.',
    });
    expect((await ask('a')).json).toBe(1);
  });

  it('a browser of any origin may ask', async () => {
    const response = await fetch(space.url('a'), { method: 'OPTIONS' });
    expect([
      response.status,
      response.headers.get('access-control-allow-origin'),
    ]).toEqual([204, '*']);
  });

  it('without ns the first label of the host names the database', async () => {
    const { request } = await import('node:http');
    await put('a', 'by host');
    const text = await new Promise<string>((resolve, reject) => {
      request(
        {
          port: bench.server.port,
          host: '127.0.0.1',
          path: '/a.json',
          headers: { Host: `${space.name}.localhost` },
        },
        (response) => {
          let body = '';
          response.on('data', (piece: Buffer) => (body += piece.toString()));
          response.on('end', () => resolve(body));
        },
      )
        .on('error', reject)
        .end();
    });
    expect(text).toBe('"by host"');
  });
});

describe('REST under the rules', () => {
  const token = (payload: Record<string, unknown>) =>
    ['{"alg":"none"}', JSON.stringify(payload)]
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.') + '.';

  beforeEach(() => {
    space.loadRules({
      $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' },
    });
  });

  it('a refusal of the rules is 401 Permission denied', async () => {
    expect(await ask('alice')).toMatchObject({
      httpStatus: 401,
      json: { error: 'Permission denied' },
    });
    expect(await put('alice', 1)).toMatchObject({
      httpStatus: 401,
      json: { error: 'Permission denied' },
    });
  });

  it.each(['auth', 'access_token'])('%s=TOKEN signs in', async (parameter) => {
    const parameters = `&${parameter}=${token({ sub: 'alice' })}`;
    expect((await ask('alice', { parameters })).httpStatus).toBe(200);
    expect((await ask('basile', { parameters })).httpStatus).toBe(401);
  });

  it('Authorization: Bearer owner, or auth=owner, is not judged', async () => {
    expect((await put('x', 1, { headers: owner })).httpStatus).toBe(200);
    expect((await ask('x', { parameters: '&auth=owner' })).json).toBe(1);
  });

  it('a signed token is used by its claims, until its time', async () => {
    const now = Math.floor(Date.now() / 1000);
    const signed = (exp: number) =>
      `${token({ user_id: 'alice', iat: now - 4000, exp })}c2lnbmF0dXJl`;
    expect(
      (await ask('alice', { parameters: `&auth=${signed(now + 60)}` })).httpStatus,
    ).toBe(200);
    expect(await ask('alice', { parameters: `&auth=${signed(now - 60)}` })).toMatchObject(
      {
        httpStatus: 401,
        json: { error: 'Auth token is expired' },
      },
    );
  });

  it.each(['nonsense', 'a.b.c', '{}', 'e30.e30.', 'bnVsbA.bnVsbA.'])(
    'the token %s is 401',
    async (text) => {
      expect(
        await ask('alice', { parameters: `&auth=${encodeURIComponent(text)}` }),
      ).toMatchObject({
        httpStatus: 401,
        json: { error: 'Could not parse auth token.' },
      });
    },
  );

  it('rules are read and replaced at .settings/rules.json by the owner only', async () => {
    expect((await ask('.settings/rules')).httpStatus).toBe(401);
    const text = '{ "rules": { /* open */ ".read": true } }';
    const replaced = await ask('.settings/rules', {
      method: 'PUT',
      body: text,
      headers: owner,
    });
    expect(replaced).toMatchObject({ httpStatus: 200, json: { status: 'ok' } });
    const response = await fetch(space.url('.settings/rules'), { headers: owner });
    expect(await response.text()).toBe(text);
    expect((await ask('anything')).httpStatus).toBe(200);
  });

  it('rules that do not parse are refused with their place, and those of before stay', async () => {
    const body = '{\n  "rules": {\n    ".read": "auth.uid ==="\n  }\n}';
    const refused = await ask('.settings/rules', { method: 'PUT', body, headers: owner });
    expect(refused.httpStatus).toBe(400);
    expect((refused.json as { error: string }).error).toMatch(/^3:\d+: /);
    expect((await ask('alice')).httpStatus).toBe(401);
  });
});

describe('Server-sent events', () => {
  it('the first event is the whole place', async () => {
    await put('a', { b: 1 });
    expect(await eventsOf('a', [])).toEqual(['put {"path":"/","data":{"b":1}}']);
  });

  it('a write below is a put at its path, an update is a patch', async () => {
    const events = await eventsOf('a', [
      () => put('a/b', { c: 1 }),
      () => ask('a', { method: 'PATCH', body: '{"x":1,"b/c":2}' }),
      () => put('', { a: 'all' }),
    ]);
    expect(events).toEqual([
      'put {"path":"/","data":null}',
      'put {"path":"/b","data":{"c":1}}',
      'patch {"path":"/","data":{"x":1,"b/c":2}}',
      'put {"path":"/","data":"all"}',
    ]);
  });

  it('a filtered stream tells who enters and who leaves', async () => {
    await put('list', { a: 1, b: 1 });
    const events = await eventsOf(
      'list',
      [() => put('list/c', 1)],
      '&orderBy="$key"&limitToLast=1',
    );
    expect(events).toEqual([
      'put {"path":"/","data":{"b":1}}',
      'patch {"path":"/","data":{"b":null,"c":1}}',
    ]);
  });

  it('a stream that the rules end is cancelled', async () => {
    space.loadRules({ '.read': true });
    const events = await eventsOf('a', [
      () => {
        space.loadRules({ '.read': false });
      },
    ]);
    expect(events.at(-1)).toBe('cancel null');
  });
});

describe('Import and export, as firebase-tools asks for them', () => {
  it('the names of all databases are listed for the owner', async () => {
    await put('a', 1);
    const { json } = await ask('.inspect/databases', { headers: owner });
    expect(json).toContainEqual({ name: space.name });
  });

  it('an emptiness check, an export and an import bring everything back', async () => {
    const data = { a: { '.value': 1, '.priority': 2 }, b: { c: 'é' } };
    await put('', data);
    expect(
      (await ask('', { parameters: '&shallow=true&limitToFirst=1', headers: owner }))
        .json,
    ).not.toBeNull();
    const { text } = await ask('', { parameters: '&format=export', headers: owner });
    const other = bench.space();
    const response = await fetch(
      other.url('', '&disableTriggers=true&writeSizeLimit=unlimited'),
      {
        method: 'PUT',
        headers: owner,
        body: text,
      },
    );
    expect(response.status).toBe(200);
    expect((await get(ref(other.client()))).exportVal()).toEqual(data);
  });
});

describe('Many listeners', () => {
  it('fifty streams hear one write', async () => {
    let openCount = 0;
    const streams = Array.from({ length: 50 }, () =>
      eventsOf('wide', [
        async () => {
          openCount += 1;
          // The last one to get its first event writes.
          if (openCount === 50) {
            await set(ref(client, 'wide'), 1);
          }
        },
      ]),
    );
    const all = await Promise.all(streams);
    expect(all.every((events) => events[1] === 'put {"path":"/","data":1}')).toBe(true);
  });
});
