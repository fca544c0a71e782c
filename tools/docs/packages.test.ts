import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

function read(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), 'utf8');
}

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest;

/** The rows of the tables under « Packages »: the names between backticks in their first cell, and the cells after it. */
const rows = (/^## Packages\n(.*?)^## /ms.exec(read('docs/tooling.md'))?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [first = '', ...cells] = line.slice(1, -1).split('|');
    const names = [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { names, cells: cells.map((cell) => cell.trim()) };
  });

test('docs/tooling.md names each package of package.json once, and no other', () => {
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(installed.toSorted());
});

test('each has a purpose, and those of the site their licence, as the packages state it', () => {
  const wrong = rows.flatMap(({ names, cells: [purpose = '', licence] }) =>
    names.filter((name) => {
      if (purpose === '') return true;
      if (!(name in dependencies)) return licence !== undefined;
      const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as {
        license?: string;
      };
      return license !== licence;
    }),
  );
  expect(wrong).toEqual([]);
});
