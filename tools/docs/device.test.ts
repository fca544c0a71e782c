import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findDeviceNames } from './device-names.ts';
import { repositoryFolder } from '../lib/environment.ts';

const page = readFileSync(path.join(repositoryFolder, 'docs/device.md'), 'utf8');

/** The names in the first two cells of each row of a section. */
function rowsOf(title: string): { name: string; second: string[] }[] {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  const [rows = ''] = section.split('\n## ');
  return rows.split('\n').flatMap((row) => {
    const [, first = '', second = ''] = row.split('|');
    const [name] = namesIn(first);
    return name === undefined ? [] : [{ name, second: namesIn(second) }];
  });
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

const sorted = (names: Iterable<string>) => [...names].toSorted();

/** Reads every file of `src/`. */
const found = findDeviceNames();

test('every place where something is kept on a device says its name in a way that can be read', () => {
  expect(found.unread).toEqual([]);
});

test('docs/device.md has every database with its stores, and none that is gone', () => {
  const told = rowsOf('IndexedDB').map(
    ({ name, second }) => [name, sorted(second)] as const,
  );
  const kept = [...found.databases].map(
    ([name, stores]) => [name, sorted(stores)] as const,
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(kept));
});

test('docs/device.md has every storage key, and none that is gone', () => {
  expect(sorted(rowsOf('Storage').map(({ name }) => name))).toEqual(sorted(found.keys));
});

test('docs/device.md has every cache, and none that is gone', () => {
  expect(sorted(rowsOf('Cache Storage').map(({ name }) => name))).toEqual(
    sorted(found.caches),
  );
});
