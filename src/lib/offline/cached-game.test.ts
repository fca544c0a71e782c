import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '@/testing/fake-caches.ts';
import {
  changeGameNeed,
  cacheGame,
  missingGameBytes,
  readGameFile,
  readGameNeed,
} from './cached-game.ts';

const need = { codes: ['cesar'], pages: ['/les_codes/substitution/cesar'] };

/** Answers of a build's site. */
function publishBuild(name: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const list = {
      files: { [`/assets/jouer-${name}.js`]: 700, '/assets/fonte.woff2': 300 },
      codes: {
        cesar: { [`/assets/cesar-${name}.js`]: 50 },
        morse: { '/assets/morse.js': 60 },
      },
      langues: { de: { [`/assets/de-${name}.js`]: 90 }, nl: { '/assets/nl.js': 80 } },
    };
    return Promise.resolve(
      path === '/builds/jeu.json' ? Response.json(list) : new Response(path),
    );
  });
  return asked;
}

async function isKept(path: string): Promise<boolean> {
  const request = new Request(new URL(path, 'https://quetes.test'));
  return (await readGameFile(request)) !== undefined;
}

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
});

test('the game is kept with the codes that are needed, and no others', async () => {
  publishBuild('un');
  expect(await missingGameBytes(need)).toBe(1_050);
  await cacheGame(need);
  expect(await missingGameBytes(need)).toBe(0);
  expect(await isKept('/assets/cesar-un.js')).toBe(true);
  expect(await isKept('/assets/morse.js')).toBe(false);
});

test('another build brings its own files; those of the one before stay for pages that are open, and go with the next', async () => {
  publishBuild('un');
  await cacheGame(need);
  const asked = publishBuild('deux');
  await cacheGame(need);
  expect(asked).not.toContain('/assets/fonte.woff2');
  expect(await isKept('/assets/jouer-deux.js')).toBe(true);
  expect(await isKept('/assets/jouer-un.js')).toBe(true);
  publishBuild('trois');
  await cacheGame(need);
  expect(await isKept('/assets/jouer-trois.js')).toBe(true);
  expect(await isKept('/assets/jouer-un.js')).toBe(false);
});

test('a device that needs the game no more keeps none of it', async () => {
  publishBuild('un');
  await cacheGame(need);
  await changeGameNeed(null);
  expect(await isKept('/assets/jouer-un.js')).toBe(false);
});

test('without a build there is nothing to store', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response('<div id="root"></div>', { headers: { 'Content-Type': 'text/html' } }),
    ),
  );
  expect(await missingGameBytes(need)).toBe(0);
});

test('a played language is stored, and fetched with the next build; an older need has none', async () => {
  publishBuild('un');
  const german = { ...need, langues: ['de'] };
  expect(await missingGameBytes(german)).toBe(1_140);
  await cacheGame(german);
  expect(await isKept('/assets/de-un.js')).toBe(true);
  expect(await isKept('/assets/nl.js')).toBe(false);
  publishBuild('deux');
  await cacheGame((await readGameNeed()) ?? need);
  expect(await isKept('/assets/de-deux.js')).toBe(true);
});

test('a build whose list names no languages keeps the game all the same', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === '/builds/jeu.json'
        ? Response.json({ files: { '/assets/jouer.js': 700 }, codes: {} })
        : new Response(path),
    ),
  );
  await cacheGame({ ...need, langues: ['de'] });
  expect(await isKept('/assets/jouer.js')).toBe(true);
});
