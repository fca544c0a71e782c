import { expect, test } from 'vitest';
import { scriptsOfImport } from './import-part-plugin.ts';

/** A chunk in Rolldown's format, with the source of the list. */
function chunk(fileName: string, known: Record<string, unknown> = {}) {
  return {
    ...{ type: 'chunk', fileName, isEntry: false, facadeModuleId: null },
    ...{ imports: [], moduleIds: [] },
    ...known,
  };
}

const bundle = Object.fromEntries(
  [
    chunk('index.js', { isEntry: true, imports: ['base.js'] }),
    chunk('base.js', { moduleIds: ['/site/src/app/routes.tsx'] }),
    chunk('game.js', {
      facadeModuleId: '/site/src/pages/public/game/jouer-page.tsx',
      imports: ['base.js', 'rules.js'],
    }),
    chunk('rules.js'),
    chunk('menu.js', { imports: ['base.js', 'rules.js', 'dialog.js'] }),
    chunk('dialog.js', { imports: ['menu.js'] }),
    { type: 'asset', fileName: 'texte.woff2' },
  ].map((one) => [one.fileName, one]),
) as unknown as Parameters<typeof scriptsOfImport>[0];

test('an import fetches its scripts, without those of the page and of the chunk that imports', () => {
  expect(scriptsOfImport(bundle, 'menu.js', 'game.js')).toEqual(['menu.js', 'dialog.js']);
  expect(scriptsOfImport(bundle, 'menu.js', 'index.js')).toEqual([
    'menu.js',
    'rules.js',
    'dialog.js',
  ]);
});

test('the page of a route is imported without a list, the same module from elsewhere with one', () => {
  expect(scriptsOfImport(bundle, 'game.js', 'base.js')).toEqual([]);
  expect(scriptsOfImport(bundle, 'game.js', 'menu.js')).toEqual(['game.js']);
});
