import { describe, expect, test } from 'vitest';
import {
  licenceFaults,
  lookedUp,
  nameOf,
  namedPackages,
  productionPackages,
  readLock,
  shippedDevPackages,
  yearlySources,
  type LockedPackage,
  codeLicences,
  contentLicences,
  isAllowed,
} from './locked-packages.ts';

/** A lock file with one package more. */
function lockWith(locked: LockedPackage): Record<string, LockedPackage> {
  return {
    '': { name: 'us', version: '1.0.0', license: 'EUPL-1.2' },
    'node_modules/good': { version: '2.0.0', license: 'MIT' },
    'node_modules/good/node_modules/@new/one': { version: '1.0.0', ...locked },
  };
}

function faultsWith(locked: LockedPackage, known = {}): string[] {
  return licenceFaults(productionPackages(lockWith(locked)), codeLicences, known);
}

describe('a production package', () => {
  test.each([
    ['Hippocratic-2.1', 'MIT'],
    ['SSPL-1.0', 'MPL-2.0'],
    ['BUSL-1.1', 'BSD-3-Clause'],
    ['GPL-3.0-only', 'EUPL-1.2'],
    ['CC-BY-NC-4.0', 'CC0-1.0'],
    ['OFL-1.1', '0BSD'],
    ['UNLICENSED', 'Unlicense'],
    ['SEE LICENSE IN LICENSE.md', 'ISC'],
    ['public domain', 'BlueOak-1.0.0'],
    ['LicenseRef-ours', 'Apache-2.0'],
    ['MIT AND SSPL-1.0', 'MIT AND ISC'],
    ['(BUSL-1.1 OR SSPL-1.0)', '(MIT OR CC0-1.0)'],
    ['MIT AND (SSPL-1.0 OR BUSL-1.1)', 'MIT AND (SSPL-1.0 OR ISC)'],
    ['Apache-2.0 WITH LLVM-exception', '(MIT OR Apache-2.0 WITH LLVM-exception)'],
    ['MIT OR', 'MIT OR SSPL-1.0'],
    ['', 'BSD-2-Clause'],
  ])('is refused under « %s », and not under « %s »', (refused, accepted) => {
    expect(faultsWith({ license: refused })).toEqual([`@new/one@1.0.0: ${refused}`]);
    expect(faultsWith({ license: accepted })).toEqual([]);
  });

  test('without a licence is refused, until it was looked up in its files', () => {
    const read = { licence: 'BSD-3-Clause', readIn: 'LICENSE' };
    expect(faultsWith({})).toEqual(['@new/one@1.0.0: no licence']);
    expect(faultsWith({}, { '@new/one@1.0.0': read })).toEqual([]);
    expect(
      faultsWith({}, { '@new/one@1.0.0': { ...read, licence: 'BUSL-1.1' } }),
    ).toEqual(['@new/one@1.0.0: BUSL-1.1']);
  });

  test('that was looked up is refused once another version is there, or it declares a licence', () => {
    const known = { '@new/one@1.0.0': { licence: 'MIT', readIn: 'LICENSE' } };
    const left = '@new/one@1.0.0: looked up and not needed';
    expect(faultsWith({ version: '1.0.1' }, known)).toEqual([
      '@new/one@1.0.1: no licence',
      left,
    ]);
    expect(faultsWith({ license: 'MIT' }, known)).toEqual([left]);
  });

  test('is judged where it is optional, and left out where only development needs it', () => {
    const license = 'SSPL-1.0';
    expect(faultsWith({ license, ...{ optional: true } })).toHaveLength(1);
    expect(faultsWith({ license, ...{ peer: true } })).toHaveLength(1);
    expect(faultsWith({ license, dev: true })).toEqual([]);
    expect(faultsWith({ license, devOptional: true })).toEqual([]);
  });

  test('is named by the registry, whatever its folder', () => {
    expect(faultsWith({ name: 'old', license: 'SSPL-1.0' })).toEqual([
      'old@1.0.0: SSPL-1.0',
    ]);
  });
});

test('data may ask for their author’s name, and forbid no trade', () => {
  expect(isAllowed('CC-BY-4.0', contentLicences)).toBe(true);
  expect(isAllowed('CC-BY-NC-4.0', contentLicences)).toBe(false);
});

/** The names of some packages, each once. */
function namesIn(packages: ReturnType<typeof readLock>): string[] {
  const names = Object.entries(packages).map(([folder, one]) => nameOf(folder, one));
  return [...new Set(names)].toSorted();
}

describe('the lock files', () => {
  test('hold no production package without an allowed licence', () => {
    const packages = productionPackages(readLock());
    expect(Object.keys(packages).length).toBeGreaterThan(50);
    expect(licenceFaults(packages, codeLicences, lookedUp)).toEqual([]);
  });

  test('hold no other package without an allowed licence that leaves something in the site', () => {
    const packages = namedPackages(readLock(), shippedDevPackages);
    expect(namesIn(packages)).toEqual([...shippedDevPackages].toSorted());
    expect(licenceFaults(packages, codeLicences)).toEqual([]);
  });

  test('hold no source of letters and data without an allowed licence', () => {
    const packages = namedPackages(readLock('tools/yearly'), yearlySources);
    expect(namesIn(packages)).toEqual([...yearlySources].toSorted());
    expect(licenceFaults(packages, contentLicences)).toEqual([]);
  });
});
