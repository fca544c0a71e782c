import { beforeEach, expect, test, vi } from 'vitest';
import { createQuetesByCode } from '@/testing/quetes-by-code-factory.ts';
import { holdQuetesByCode, readQuetesByCode } from './quetes-by-code-repository.ts';

const usages = createQuetesByCode();

beforeEach(() => holdQuetesByCode(null));

function answer(response: () => Promise<Response>) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('asks the site for one file, once', async () => {
  const fetch = answer(() => Promise.resolve(Response.json(usages)));
  expect(await readQuetesByCode()).toEqual(usages);
  expect(await readQuetesByCode()).toEqual(usages);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/les_codes/quetes.json',
  ]);
});

test('takes the build’s value, without a request', async () => {
  const fetch = answer(() => Promise.reject(new Error('no')));
  holdQuetesByCode(usages);
  expect(await readQuetesByCode()).toEqual(usages);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no such file', () => Promise.resolve(new Response('', { status: 404 }))],
  ['a page instead of the file', () => Promise.resolve(new Response('<html>'))],
  ['another shape', () => Promise.resolve(Response.json({ cesar: 3 }))],
])('does without it: %s', async (_reason, response) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(response);
  expect(await readQuetesByCode()).toBeNull();
});
