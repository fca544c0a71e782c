import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupOf, screens } from './module-groups.ts';

const pages = '/site/src/pages/';
const home = `${pages}public/home-route.tsx`;
const sheet = `${pages}public/quete-page.tsx`;
const rare = `${pages}public/preuve-page.tsx`;

/** A site of pages, each with its imports; modules may import each other. */
function siteOf(
  importsByModule: Readonly<Record<string, readonly string[]>>,
  codeByModule: Readonly<Record<string, string>> = {},
) {
  return (id: string) => ({
    isEntry: false,
    code: codeByModule[id] ?? null,
    dynamicImporters: /^\/site\/src\/(?:pages|features)\//.test(id) ? ['routes'] : [],
    importedIds: importsByModule[id] ?? [],
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

  it('is the common one for modules of most public pages, another if the game needs them too', () => {
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

  it('is the common one for a few lines of several screens that bring nothing else', () => {
    const firebase = '/site/node_modules/firebase/auth.js';
    const both = ['mark', 'read', 'account'];
    const site = siteOf(
      {
        ...{ [home]: both, [sheet]: both, [`${pages}public/saga-page.tsx`]: both },
        ...{ read: ['mark'], account: [firebase] },
      },
      { mark: 'a', read: 'b', account: 'c' },
    );
    expect(groupOf('mark', site)).toBe('courant');
    expect(groupOf('read', site)).toBe('courant');
    expect(groupOf('account', site)).not.toBe('courant');
  });

  it('is another for each library of a part that loads later', () => {
    const later = '/site/src/features/catalogue/found.tsx';
    const library = '/site/node_modules/firebase/auth.js';
    const site = siteOf({
      [sheet]: ['words', 'account'],
      [later]: ['words', 'account'],
      ...{ words: [], account: [library] },
    });
    expect(groupOf('words', site)).not.toBe(groupOf('account', site));
    const together = siteOf({
      [sheet]: ['words', 'account'],
      [home]: ['words', 'account'],
      ...{ words: [], account: [library] },
    });
    expect(groupOf('words', together)).toBe(groupOf('account', together));
  });

  it('is left to the bundler for a module of one page, of parts alone, and for a library', () => {
    const one = siteOf({ [sheet]: ['walk', '/site/node_modules/idb/index.js'] });
    expect(groupOf('walk', one)).toBeNull();
    expect(groupOf('/site/node_modules/idb/index.js', one)).toBeNull();
    const parts = siteOf({
      '/site/src/features/a.tsx': ['words'],
      '/site/src/features/b.tsx': ['words'],
    });
    expect(groupOf('words', parts)).toBeNull();
  });

  it('ends where modules import each other', () => {
    const site = siteOf({ [home]: ['a'], [sheet]: ['b'], a: ['b'], b: ['a'] });
    expect(groupOf('a', site)).toBe(groupOf('b', site));
  });
});

it('every screen is a page of the site', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const missing = screens.filter(
    ([, page]) => !files.some((file) => page.test(`/pages/${file}`)),
  );
  expect(missing).toEqual([]);
});
