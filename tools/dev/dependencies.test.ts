import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areDependenciesInstalled, isAtLeast, withAddresses } from './dependencies.mjs';

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

  it('is false before anything is installed', () => {
    expect(areDependenciesInstalled(folder)).toBe(false);
  });

  it('is true with the versions of the lock file, without the packages of other systems', () => {
    writePackages('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
    });
    expect(areDependenciesInstalled(folder)).toBe(true);
  });

  it('is false when the lock file has moved on', () => {
    writePackages('node_modules/.package-lock.json', {
      'node_modules/a': { version: '0.9.0' },
    });
    expect(areDependenciesInstalled(folder)).toBe(false);
  });
});

describe('withAddresses', () => {
  const addressed = withAddresses(
    {
      packages: {
        '': { name: 'us' },
        'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
        'node_modules/@b/c': { version: '2.1.0' },
        'node_modules/a/node_modules/d': { name: '@e/f', version: '3.0.0' },
        'node_modules/a/node_modules/g': { version: '4.0.0', inBundle: true },
        'node_modules/h': { version: '5.0.0', resolved: 'https://ailleurs.test/h.tgz' },
      },
    },
    'https://registre.test/npm/',
  );

  it('tells where the archive of each package is, and keeps what proves it', () => {
    expect(addressed.packages['node_modules/a']).toEqual({
      version: '1.0.0',
      integrity: 'sha512-a',
      resolved: 'https://registre.test/npm/a/-/a-1.0.0.tgz',
    });
  });

  it.each([
    ['of a scope', 'node_modules/@b/c', '@b/c/-/c-2.1.0.tgz'],
    ['under another name', 'node_modules/a/node_modules/d', '@e/f/-/f-3.0.0.tgz'],
  ])('finds a package %s', (_kind, place, archive) => {
    expect(addressed.packages[place]?.resolved).toBe(
      `https://registre.test/npm/${archive}`,
    );
  });

  it('leaves alone the project itself, what comes within a package, and what has an address', () => {
    expect(addressed.packages['']).toEqual({ name: 'us' });
    expect(addressed.packages['node_modules/a/node_modules/g']).not.toHaveProperty(
      'resolved',
    );
    expect(addressed.packages['node_modules/h']?.resolved).toBe(
      'https://ailleurs.test/h.tgz',
    );
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
