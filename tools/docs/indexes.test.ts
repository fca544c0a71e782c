import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

function read(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), 'utf8');
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(repositoryFolder, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
}

const { scripts } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
};

test('docs/README.md lists each page of docs/', () => {
  const index = read('docs/README.md');
  const pages = filesIn('docs', '.md').map((file) => path.basename(file));
  expect(
    pages.filter((name) => name !== 'README.md' && !index.includes(`](${name})`)),
  ).toEqual([]);
});

test('docs/tooling.md lists each command, but those of the README and of other commands', () => {
  const commands = /^## Commands\n(.*?)^## /ms.exec(read('docs/tooling.md'))?.[1] ?? '';
  const elsewhere = ['start', 'test', 'preview', 'admin:revoke', 'admin:list'];
  const missing = Object.keys(scripts).filter(
    (name) => !elsewhere.includes(name) && !commands.includes(`npm run ${name}\``),
  );
  expect(missing).toEqual([]);
});

test('every « npm run … » of pages and workflows is a script', () => {
  const pages = [
    ...filesIn('.', '.md'),
    ...filesIn('docs', '.md'),
    ...filesIn('tools/admin', '.ts'),
    ...filesIn('.github/workflows', '.yml'),
  ];
  const lost = pages.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s |--silent )?([a-z][a-z0-9:-]*[a-z0-9])/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts) && path.basename(file) !== 'CHANGELOG.md')
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['GOVERNANCE.md', 40],
  ['ROADMAP.md', 40],
  ['README.md', 40],
])('%s fits on a screen: %i lines at most', (file, most) => {
  expect(read(file).trim().split('\n').length).toBeLessThanOrEqual(most);
});

test('docs/deployment.md stays short: 1,600 words at most', () => {
  expect(read('docs/deployment.md').trim().split(/\s+/).length).toBeLessThanOrEqual(
    1_600,
  );
});
