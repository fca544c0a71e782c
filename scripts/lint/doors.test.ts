import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Which rules refuse a file with this text at this place. */
async function refusalsOf(path: string, text: string): Promise<(string | null)[]> {
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(text, { filePath: resolve(root, path) });
  return (result?.messages ?? [])
    .map(({ ruleId }) => ruleId)
    .filter(
      (ruleId) =>
        ruleId?.startsWith('boundaries/') === true || ruleId === 'no-restricted-imports',
    );
}

const planted: [title: string, path: string, imported: string, rule: string][] = [
  [
    'domain imports data',
    'src/domain/geo/planted.ts',
    '@/data/session/session.ts',
    'boundaries/dependencies',
  ],
  [
    'ui imports domain',
    'src/ui/planted.ts',
    '@/domain/limits.ts',
    'boundaries/dependencies',
  ],
  [
    'map imports domain',
    'src/map/planted.ts',
    '@/domain/limits.ts',
    'boundaries/dependencies',
  ],
  [
    'data imports a feature',
    'src/data/session/planted.ts',
    '@/features/sign-in/safe-redirect.ts',
    'boundaries/dependencies',
  ],
  [
    'a feature imports another',
    'src/features/catalogue/planted.ts',
    '@/features/sign-in/safe-redirect.ts',
    'boundaries/dependencies',
  ],
  [
    'a page imports app',
    'src/pages/public/planted.ts',
    '@/app/routes.tsx',
    'boundaries/dependencies',
  ],
  [
    'lib imports data',
    'src/lib/planted.ts',
    '@/data/session/session.ts',
    'boundaries/dependencies',
  ],
  [
    'a feature imports Firebase',
    'src/features/sign-in/planted.ts',
    'firebase/auth',
    'no-restricted-imports',
  ],
  [
    'a page imports Leaflet',
    'src/pages/public/planted.ts',
    'leaflet',
    'no-restricted-imports',
  ],
  ['domain imports React', 'src/domain/geo/planted.ts', 'react', 'no-restricted-imports'],
];

const open: [title: string, path: string, imported: string][] = [
  ['data imports domain', 'src/data/session/planted.ts', '@/domain/limits.ts'],
  [
    'a feature imports itself',
    'src/features/sign-in/planted.ts',
    '@/features/sign-in/safe-redirect.ts',
  ],
  [
    'a page imports a feature',
    'src/pages/public/planted.ts',
    '@/features/sign-in/safe-redirect.ts',
  ],
  [
    'a repository imports Firebase',
    'src/data/session/planted-repository.ts',
    'firebase/auth',
  ],
];

describe('the doors of the house', () => {
  test.each(planted)('lint refuses that %s', async (_title, path, imported, rule) => {
    await expect(refusalsOf(path, `import '${imported}';\n`)).resolves.toContain(rule);
  });

  test.each(open)('lint allows that %s', async (_title, path, imported) => {
    await expect(refusalsOf(path, `import '${imported}';\n`)).resolves.toEqual([]);
  });

  test('lint refuses a folder that is on no floor', async () => {
    await expect(refusalsOf('src/utils/planted.ts', 'export {};\n')).resolves.toEqual([
      'boundaries/no-unknown-files',
    ]);
  });
});
