import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSaving, payloadUrls, prefetchPage, readNextPage } from './next-pages.ts';

const html = `<!doctype html><html lang="fr" data-build="b1"><body>
<div id="root" data-page="/faq" data-entree="/assets/main-1.js" data-modules="faq-page-2 shared-3"
  data-donnees="/assets/pages/4.json"><h1>FAQ</h1></div></body></html>`;

let asked: string[];

function answer(address: string): Response {
  asked.push(address);
  if (address === '/absente') return new Response('', { status: 404 });
  return new Response(address === '/faq' ? html : '{}');
}

beforeEach(() => {
  asked = [];
  document.documentElement.dataset['build'] = 'b1';
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
});

afterEach(() => {
  delete document.documentElement.dataset['build'];
});

test('a prerendered page says where its data and its scripts are', () => {
  expect(readNextPage(html, '/faq', 'b1')).toEqual({
    dataUrl: '/assets/pages/4.json',
    scripts: ['/assets/main-1.js', '/assets/faq-page-2.js', '/assets/shared-3.js'],
  });
});

test.each([
  ['another build', '/faq', 'b2'],
  ['another page, which the host answers with', '/faq/autre', 'b1'],
])('nothing is read from %s', (_what, path, build) => {
  expect(readNextPage(html, path, build)).toBeNull();
});

test('the page, its data and its scripts are each fetched once', async () => {
  await prefetchPage('/faq', { withScripts: true });
  await prefetchPage('/faq', { withScripts: true });
  expect(asked).toEqual([
    '/faq',
    '/assets/pages/4.json',
    '/assets/main-1.js',
    '/assets/faq-page-2.js',
    '/assets/shared-3.js',
  ]);
  expect(payloadUrls().get('/faq')).toBe('/assets/pages/4.json');
});

test('a page that does not exist brings nothing else', async () => {
  await prefetchPage('/absente', { withScripts: true });
  expect(asked).toEqual(['/absente']);
  expect(payloadUrls().size).toBe(0);
});

test('nothing is fetched where nothing was built', async () => {
  delete document.documentElement.dataset['build'];
  await prefetchPage('/les_codes', { withScripts: true });
  expect(asked).toEqual([]);
});

test('a page that the network lost is asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await prefetchPage('/perdue', { withScripts: true });
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
  await prefetchPage('/perdue', { withScripts: true });
  expect(asked).toEqual(['/perdue']);
});

test.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }, true],
  ['2G', { effectiveType: '2g' }, true],
  ['slow 2G', { effectiveType: 'slow-2g' }, true],
  ['3G', { saveData: false, effectiveType: '3g' }, false],
  ['a browser that says nothing', undefined, false],
])('a visitor with %s saves data: %j %s', (_what, connection, saves) => {
  expect(isSaving(connection)).toBe(saves);
});
