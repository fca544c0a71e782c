import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkBlockedError, OfflineError } from '@/lib/errors/data-error.ts';
import { fetchInTime, silenceMs } from './fetch-in-time.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };

let count = 0;
let url = '';

beforeEach(() => {
  vi.useFakeTimers();
  count += 1;
  url = `/fichier-${count}.json`;
});

/** Answers each request on demand. */
function stubFetch() {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => void answers.push(resolve)),
  );
  return answers;
}

test('a request without a byte is given up in time; asked again, the answer that came late is taken', async () => {
  const answers = stubFetch();
  const asked = expect(fetchInTime(url)).rejects.toBeInstanceOf(OfflineError);
  await vi.advanceTimersByTimeAsync(silenceMs);
  await asked;
  answers[0]?.(Response.json('en retard'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await (await fetchInTime(url)).json()).toBe('en retard');
});

test('the answer to an earlier request serves a later one', async () => {
  const answers = stubFetch();
  const first = fetchInTime(url).catch(() => null);
  await vi.advanceTimersByTimeAsync(silenceMs);
  await first;
  const second = fetchInTime(url);
  answers[0]?.(Response.json('le premier'));
  expect(await (await second).json()).toBe('le premier');
});

test('an answer that keeps arriving is awaited, and one that stops is given up', async () => {
  const answers = stubFetch();
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const response = new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
      },
    }),
  );
  let isOver = false;
  const asked = fetchInTime(url).finally(() => {
    isOver = true;
  });
  const refused = expect(asked).rejects.toBeInstanceOf(OfflineError);
  answers[0]?.(response);
  for (let part = 0; part < 3; part += 1) {
    await vi.advanceTimersByTimeAsync(silenceMs - 1);
    body?.enqueue(new Uint8Array([part]));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(silenceMs);
  await refused;
});

test.each([
  ['a filter that refuses with its page', '<html>Accès interdit</html>', 403],
  ['a captive portal that answers in the place of a file', '<h1>Wi-Fi</h1>', 200],
])('%s blocks', async (_what, page, status) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(page, { status, headers: html })),
  );
  await expect(fetchInTime(url)).rejects.toBeInstanceOf(NetworkBlockedError);
});

test.each([
  ['the refusal of a service', '{"error":{}}', 403],
  ['a page of the site', '<html data-build="a"><div id="root"></div></html>', 200],
  ['the page of an address that is not there', '<h1>404</h1>', 404],
])('%s passes', async (_what, page, status) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(page, { status, headers: html })),
  );
  const response = await fetchInTime(url);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(page);
});
