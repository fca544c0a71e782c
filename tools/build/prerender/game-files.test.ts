import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gameFeatures, listGameFiles } from './game-files.ts';

/** A build with a page of the game, a player loaded on demand, a code, and files outside the game. */
function buildSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'qc-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_socle.js'] },
    '_socle.js': {
      file: 'assets/socle.js',
      dynamicImports: [
        'src/pages/public/texts/faq-page.tsx',
        'src/lib/firebase/app.ts',
        'src/lib/firebase/auth.ts',
        'src/lib/firebase/firestore-lite.ts',
        'src/lib/firebase/storage.ts',
        'src/langue/catalogues/de.po',
        'src/langue/catalogues/nl.po',
      ],
    },
    'src/langue/catalogues/de.po': { file: 'assets/de.js' },
    'src/langue/catalogues/nl.po': { file: 'assets/nl.js' },
    'src/pages/public/texts/faq-page.tsx': { file: 'assets/faq.js' },
    'src/pages/public/game/jouer-page.tsx': {
      file: 'assets/jouer.js',
      imports: ['_socle.js', '_shared.js'],
      dynamicImports: [
        'src/features/play/lazy/lazy-parts.ts',
        'src/pages/public/game/jouer-depart.tsx',
        'src/pages/public/texts/faq-page.tsx',
        'src/content/codes/cesar.md',
        'src/data/privee/privee-gateway.ts',
        'src/data/equipe/own-equipe.ts',
      ],
      assets: ['assets/worker.js'],
    },
    'src/pages/public/game/jouer-depart.tsx': { file: 'assets/depart.js' },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'src/features/play/lazy/lazy-parts.ts': { file: 'assets/later.js' },
    'src/data/privee/privee-gateway.ts': { file: 'assets/partie.js' },
    'src/lib/firebase/app.ts': { file: 'assets/app.js' },
    'src/lib/firebase/auth.ts': { file: 'assets/auth.js', imports: ['_lib-auth.js'] },
    '_lib-auth.js': { file: 'assets/lib-auth.js' },
    'src/lib/firebase/firestore-lite.ts': { file: 'assets/firestore-lite.js' },
    'src/lib/firebase/storage.ts': { file: 'assets/storage.js' },
    'src/data/equipe/own-equipe.ts': {
      file: 'assets/equipe.js',
      imports: ['src/data/privee/privee-gateway.ts'],
    },
    'src/epreuves/position/player.tsx': { file: 'assets/position.js' },
    'src/domain/secret-code/codes/substitution-codes.ts': {
      file: 'assets/substitution-codes.js',
      imports: ['_shared.js'],
    },
    'src/content/codes/cesar.md': { file: 'assets/cesar-text.js' },
  };
  mkdirSync(path.join(folder, '.vite'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const { file, css = [], assets = [] } of Object.values<{
    file: string;
    css?: string[];
    assets?: string[];
  }>(manifest)) {
    for (const one of [file, ...css, ...assets]) {
      writeFileSync(path.join(folder, one), 'x'.repeat(10));
    }
  }
  return folder;
}

test('the game is its page and all its parts on demand, and the code that proves answers, without the files of every page and the rest of the back end', () => {
  const { files } = listGameFiles(buildSite());
  expect(Object.keys(files).toSorted()).toEqual([
    '/assets/app.js',
    '/assets/auth.js',
    '/assets/depart.js',
    '/assets/firestore-lite.js',
    '/assets/jouer.js',
    '/assets/later.js',
    '/assets/lib-auth.js',
    '/assets/partie.js',
    '/assets/position.js',
    '/assets/shared.css',
    '/assets/shared.js',
    '/assets/worker.js',
  ]);
  expect(files['/assets/jouer.js']).toBe(10);
});

test.each(gameFeatures)('the feature %s is a folder of the house', (feature) => {
  expect(
    existsSync(path.join(import.meta.dirname, '../../../src/features', feature)),
  ).toBe(true);
});

test('a code is the tools of its family and its text, without the game’s own files', () => {
  const { codes } = listGameFiles(buildSite());
  expect(codes).toEqual({
    cesar: { '/assets/substitution-codes.js': 10, '/assets/cesar-text.js': 10 },
  });
});

test('a language is its messages', () => {
  const { langues } = listGameFiles(buildSite());
  expect(langues).toEqual({ de: { '/assets/de.js': 10 }, nl: { '/assets/nl.js': 10 } });
});
