import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as inventory from '../../src/device/inventory.ts';
import { devicePage } from './device-page.ts';
import { findDeviceNames } from './device-names.ts';
import { repositoryFolder } from '../lib/environment.ts';

const sorted = (names: Iterable<string>) => [...names].toSorted();

/** Reads every file of `src/`. */
const found = findDeviceNames();

/** Every line of the product that names something as text. */
function productText(): string {
  const folder = path.join(repositoryFolder, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => file !== path.join('device', 'inventory.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

test('docs/device.md is made of the inventory', async () => {
  await expect(devicePage).toMatchFileSnapshot(
    path.join(repositoryFolder, 'docs/device.md'),
  );
});

test('every database and cache is named in a way that can be read', () => {
  expect(found.unread).toEqual([]);
});

test('the inventory has every database with its stores, and none that is gone', () => {
  const told = Object.entries(inventory.databases).map(
    ([name, { stores }]) => [name, sorted(stores)] as const,
  );
  const kept = [...found.databases].map(
    ([name, stores]) => [name, sorted(stores)] as const,
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(kept));
});

// That it has every key is seen by the compiler: `choice` takes no other.
test('the inventory has no key that is gone', () => {
  const text = productText();
  const keys = Object.keys({ ...inventory.deviceKeys, ...inventory.tabKeys });
  const gone = keys.filter(
    (key) => !new RegExp(`['\`]${key.replace('*', '')}`).test(text),
  );
  expect(gone).toEqual([]);
});

test('the inventory has every cache, and none that is gone', () => {
  expect(sorted(Object.keys(inventory.caches))).toEqual(sorted(found.caches));
});
