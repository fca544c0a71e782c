import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

const page = readFileSync(path.join(repositoryFolder, 'docs/architecture.md'), 'utf8');

/** A checkout keeps the empty folders of moved files: they do not count. */
function foldersIn(folder: string): string[] {
  const whole = path.join(repositoryFolder, folder);
  const files = readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => path.relative(whole, parentPath).split(path.sep)[0] ?? '');
  return [...new Set(files)].filter((name) => name !== '');
}

const floors = foldersIn('src');

/** The names between backticks on the page, or in a list of braces there. */
const named = new Set(
  [...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => text.split(/[/{},\s]+/)),
);

test.each(floors)('each folder of src/%s is named in docs/architecture.md', (floor) => {
  const missing = [floor, ...foldersIn(`src/${floor}`)].filter(
    (name) => !named.has(name),
  );
  expect(missing).toEqual([]);
});

test('docs/architecture.md is one page', () => {
  expect(page.split(/\s+/).length).toBeLessThan(1_800);
});
