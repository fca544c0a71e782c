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
    .filter((ruleId) => ruleId?.startsWith('boundaries/') === true);
}

const planted: [title: string, path: string, imported: string][] = [
  ['domain imports data', 'src/domain/geo/planted.ts', '@/data/session/session.ts'],
  ['ui imports domain', 'src/ui/planted.ts', '@/domain/limits.ts'],
  ['map imports domain', 'src/map/planted.ts', '@/domain/limits.ts'],
  [
    'data imports a feature',
    'src/data/session/planted.ts',
    '@/features/sign-in/safe-redirect.ts',
  ],
  [
    'a feature imports another',
    'src/features/catalogue/planted.ts',
    '@/features/sign-in/safe-redirect.ts',
  ],
  ['a page imports app', 'src/pages/public/planted.ts', '@/app/routes.tsx'],
  ['lib imports data', 'src/lib/planted.ts', '@/data/session/session.ts'],
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
];

describe('the doors of the house', () => {
  test.each(planted)('lint refuses that %s', async (_title, path, imported) => {
    await expect(refusalsOf(path, `import '${imported}';\n`)).resolves.toContain(
      'boundaries/dependencies',
    );
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
