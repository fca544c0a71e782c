import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '@/testing/fake-caches.ts';
import { cacheVisited } from './cached-pages.ts';

function pageOf(build: string): string {
  return `<html lang="fr" data-build="${build}"><script src="/assets/entree-1.js"></script></html>`;
}

/** A network that answers after a while, with pages of this build; returns its requests. */
function answerLate(build: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    await Promise.resolve();
    return new Response(path.startsWith('/assets/') ? '' : pageOf(build));
  });
  return asked;
}

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that reports its files several times is fetched once, and each of its files once', async () => {
  const asked = answerLate('a');
  await Promise.all([
    cacheVisited('/faq', ['/assets/entree-1.js', '/assets/carte-2.js']),
    cacheVisited('/faq', ['/assets/carte-2.js']),
    cacheVisited('/faq', ['/assets/carte-2.js', '/assets/jeu-3.js']),
  ]);
  expect(asked.toSorted()).toEqual([
    '/assets/carte-2.js',
    '/assets/entree-1.js',
    '/assets/jeu-3.js',
    '/faq',
  ]);
});

test('a file that the network did not give is asked for again when it is wanted again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await cacheVisited('/faq', ['/assets/entree-1.js']).catch(() => undefined);
  await cacheVisited('/faq', ['/assets/entree-1.js']).catch(() => undefined);
  expect(asked).toEqual(['/assets/entree-1.js', '/faq', '/assets/entree-1.js', '/faq']);
});

test('a page of a newer build than the announced one is stored, and stored pages of the older one are fetched again', async () => {
  answerLate('a');
  await cacheVisited('/faq', []);
  const asked = answerLate('b');
  await cacheVisited('/mairie', []);
  expect(new Set(asked)).toEqual(new Set(['/mairie', '/faq']));
});
