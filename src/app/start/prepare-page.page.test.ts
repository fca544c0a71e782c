import { beforeEach, expect, test, vi } from 'vitest';
import { preparePage } from './prepare-page.ts';

let asked: string[];

beforeEach(() => {
  asked = [];
  const names = Array.from({ length: 20 }, (_, index) => `m${String(index)}`);
  document.body.innerHTML = `<div id="root" data-style="/assets/index.css" data-entree="/assets/main.js"
    data-modules="${names.join(' ')}" data-donnees="/assets/pages/1.json"></div>`;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => queueMicrotask(act));
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(''));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

async function prepare(signal = new AbortController().signal): Promise<string[]> {
  const prepared = preparePage(signal);
  await vi.advanceTimersByTimeAsync(2_000);
  await prepared;
  return asked;
}

test('an untouched page fetches its style, its eleven largest scripts and its data, as data', async () => {
  const largest = Array.from(
    { length: 10 },
    (_, index) => `/assets/m${String(index)}.js`,
  );
  expect(await prepare()).toEqual([
    ...['/assets/index.css', '/assets/main.js'],
    ...largest,
    '/assets/pages/1.json',
  ]);
  expect(document.head.querySelector('link[rel=modulepreload], script')).toBeNull();
});

test('HTML that answers another address leaves its data alone', async () => {
  document.getElementById('root')?.setAttribute('data-autre', '');
  expect(await prepare()).not.toContain('/assets/pages/1.json');
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched on a connection with %j',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect(await prepare()).toEqual([]);
  },
);

test('a gesture ends it', async () => {
  const touched = new AbortController();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    touched.abort();
    return Promise.resolve(new Response(''));
  });
  expect(await prepare(touched.signal)).toEqual(['/assets/index.css']);
});
