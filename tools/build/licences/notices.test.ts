import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { licencesFile } from '@/lib/licences-file.ts';
import { productionPackages, readLock } from './locked-packages.ts';
import {
  bundledLists,
  missingTexts,
  noticesText,
  readInstalled,
  textOf,
  writeNotices,
  type Bundled,
} from './notices.ts';

let folder = '';
afterEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = '';
});

function named(name: string, text?: string): Bundled {
  return {
    name,
    version: '1.0.0',
    identifier: 'MIT',
    ...(text !== undefined && { text }),
  };
}

/** A site as its three builds leave it. */
function writeSite(lists: Record<keyof typeof bundledLists, Bundled[]>): void {
  folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
  mkdirSync(path.join(folder, '.vite'));
  for (const [build, file] of Object.entries(bundledLists)) {
    const list = lists[build as keyof typeof bundledLists];
    writeFileSync(path.join(folder, file), JSON.stringify(list));
  }
}

test('the notices of a site name the packages of each of its builds once, with their texts', () => {
  writeSite({
    site: [named('zeta', 'Text of zeta'), named('alpha', 'Text of two')],
    worker: [named('beta', 'Text of two'), named('zeta', 'Text of zeta')],
    untouched: [],
    joueur: [],
  });
  writeNotices(folder);
  const text = readFileSync(path.join(folder, licencesFile), 'utf8');
  expect(text).toContain('alpha 1.0.0 (MIT)\nbeta 1.0.0 (MIT)\n\nText of two');
  expect(text.split('Text of zeta')).toHaveLength(2);
});

test('the notices of a site include parts other than modules: icons, letters, data, additions of the build', () => {
  writeSite({ site: [], worker: [], untouched: [], joueur: [] });
  writeNotices(folder);
  const text = readFileSync(path.join(folder, licencesFile), 'utf8');
  for (const part of [
    ...['@iconify-json/lucide', 'Lucide Icons and Contributors', 'Cole Bemis'],
    ...['tailwindcss', 'Tailwind Labs', 'VoidZero Inc. and Vite contributors'],
    ...['The Bricolage Grotesque Project Authors', 'SIL OPEN FONT LICENSE Version 1.1'],
    'The Atkinson Hyperlegible Next Project Authors',
    ...['IGN', 'INSEE', 'GeoNames', 'CC BY 4.0', 'Natural Earth', 'OpenStreetMap (ODbL)'],
  ]) {
    expect(text).toContain(part);
  }
  // Vite's own dependencies are not in a site.
  expect(text).not.toContain('jridgewell');
});

test('a package without the text of its licence is refused, a known one is not', () => {
  expect(() => noticesText([named('unknown')])).toThrow('unknown@1.0.0');
  expect(() => noticesText([named('unknown', ' \n')])).toThrow('unknown@1.0.0');
  expect(noticesText([named('@firebase/auth')])).toContain(
    '@firebase/auth 1.0.0 (MIT)\n\nCopyright Google LLC',
  );
});

test('every installed production package has a licence text, and every text of ours is needed', () => {
  const installed = Object.entries(productionPackages(readLock()))
    .filter(([place, { optional }]) => place.includes('node_modules/') && !optional)
    .map(([place]) => readInstalled(place));
  const silent = installed.filter(({ text }) => text === undefined);
  expect(silent.filter((one) => isUnknown(one)).map(({ name }) => name)).toEqual([]);
  const all = [
    ...silent,
    readInstalled('node_modules/@iconify-json/lucide'),
    readInstalled('node_modules/@iconify-json/maki'),
  ];
  const left = missingTexts.filter(
    ({ names }) => !all.some(({ name, text }) => text === undefined && names.test(name)),
  );
  expect(left).toEqual([]);
});

function isUnknown(one: Bundled): boolean {
  try {
    textOf(one);
    return false;
  } catch {
    return true;
  }
}
