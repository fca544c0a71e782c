import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupOf, mainScreens } from './module-groups.ts';

const pages = '/site/src/pages/';
const home = `${pages}public/home-route.tsx`;
const sheet = `${pages}public/quete-page.tsx`;
const rare = `${pages}public/preuve-page.tsx`;

/** A site of pages, each with what it imports; one module may import another. */
function siteOf(importsByModule: Readonly<Record<string, readonly string[]>>) {
  return (id: string) => ({
    isEntry: false,
    dynamicImporters: id.startsWith(pages) ? ['routes'] : [],
    importers: Object.keys(importsByModule).filter((one) =>
      importsByModule[one]?.includes(id),
    ),
  });
}

describe('the group of a module', () => {
  it('is the same for all that the same main screens need, directly or not', () => {
    const site = siteOf({ [home]: ['card'], [sheet]: ['card'], card: ['date'] });
    expect(groupOf('card', site)).toBe('ph');
    expect(groupOf('date', site)).toBe('ph');
  });

  it('counts a main screen that shares a module with a rare page alone', () => {
    const site = siteOf({ [sheet]: ['dialog'], [rare]: ['dialog'] });
    expect(groupOf('dialog', site)).toBe('pg');
  });

  it('is left to the bundler for a module of one page, or of rare pages', () => {
    const one = siteOf({ [sheet]: ['walk'] });
    expect(groupOf('walk', one)).toBeNull();
    const two = siteOf({
      [rare]: ['words'],
      [`${pages}public/privee-page.tsx`]: ['words'],
    });
    expect(groupOf('words', two)).toBeNull();
  });

  it('ends where modules import each other', () => {
    const site = siteOf({ [home]: ['a'], [sheet]: ['b'], a: ['b'], b: ['a'] });
    expect(groupOf('a', site)).toBe('ph');
  });
});

it('every main screen is a page of the site', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const missing = mainScreens.filter(
    (screen) => !files.some((file) => screen.test(file)),
  );
  expect(missing).toEqual([]);
});
