import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areDependenciesInstalled, isAtLeast } from './dependencies.mjs';

describe('isAtLeast', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['22.1.0', true],
    ['18.20.8', false],
  ])('judges Node.js %s: %s', (version, expected) => {
    expect(isAtLeast(version, '20.19')).toBe(expected);
  });
});

describe('areDependenciesInstalled', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qc-dependencies-'));
    writePackages('package-lock.json', {
      '': { name: 'us' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-win32': { version: '1.0.0', optional: true },
    });
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function writePackages(file: string, packages: object) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  }

  /** npm's traces of a package: its entry in the list, and its folder. */
  function installA(version: string) {
    writePackages('node_modules/.package-lock.json', { 'node_modules/a': { version } });
    writePackages('node_modules/a/package.json', {});
  }

  it('is false before anything is installed', () => {
    expect(areDependenciesInstalled(folder)).toBe(false);
  });

  it('is true with the versions of the lock file, without the packages of other systems', () => {
    installA('1.0.0');
    expect(areDependenciesInstalled(folder)).toBe(true);
  });

  it('is false when the folder of a package is missing, though npm lists it', () => {
    installA('1.0.0');
    rmSync(path.join(folder, 'node_modules/a'), { recursive: true });
    expect(areDependenciesInstalled(folder)).toBe(false);
  });

  it('is false when the lock file has moved on', () => {
    installA('0.9.0');
    expect(areDependenciesInstalled(folder)).toBe(false);
  });
});

describe('package-lock.json', () => {
  type LockedPackage = { optionalDependencies?: Record<string, string> };
  const { packages } = JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  ) as { packages: Record<string, LockedPackage> };
  const names = new Set(
    Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)),
  );

  it('names the binaries of every platform, without which « npm ci » refuses it', () => {
    const wanted = Object.values(packages).flatMap((one) =>
      Object.keys(one.optionalDependencies ?? {}),
    );
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });
});
