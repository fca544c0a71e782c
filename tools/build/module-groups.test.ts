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
    expect(groupOf('card', site)).toMatch(/^p\w+$/);
    expect(groupOf('date', site)).toBe(groupOf('card', site));
  });

  it('is another for other main screens, whatever rare pages need it too', () => {
    const site = siteOf({
      ...{ [home]: ['card'], [sheet]: ['card', 'dialog'], [rare]: ['card', 'dialog'] },
    });
    expect(groupOf('dialog', site)).toMatch(/^p\w+$/);
    expect(groupOf('dialog', site)).not.toBe(groupOf('card', site));
  });

  it('is the common one for what most public pages need, another where the game does too', () => {
    const names = ['home-route', 'blog-page', 'saga-page', 'quete-page', 'mairie-page'];
    const files = [
      ...names,
      ...['quete-list-page', 'commune-page', 'departement-page', 'contact-page'],
      ...['identity/login-page', 'texts/faq-page'],
    ];
    const needed = files.map(
      (file) => [`${pages}public/${file}.tsx`, ['field']] as const,
    );
    const site = Object.fromEntries(needed);
    expect(groupOf('field', siteOf(site))).toBe('vitrine');
    const played = { ...site, [`${pages}public/game/jouer-page.tsx`]: ['field'] };
    expect(groupOf('field', siteOf(played))).toBe('courant');
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
    expect(groupOf('a', site)).toBe(groupOf('b', site));
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
