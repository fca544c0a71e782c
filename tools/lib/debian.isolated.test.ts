import { existsSync } from 'node:fs';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClearError } from './clear-error.ts';
import { installDebianPackage } from './debian.ts';
import { run } from './run.ts';

vi.mock('node:fs', () => {
  const fs = { existsSync: vi.fn() };
  return { ...fs, default: fs };
});
vi.mock('./run.ts', () => ({ run: vi.fn() }));

const wish = { what: 'Java 17', elsewhere: 'installez un JDK 21' };

/** A machine with or without apt-get, and whose user is root or is not. */
function machine({ hasApt, isRoot }: { hasApt: boolean; isRoot: boolean }) {
  vi.mocked(existsSync).mockReturnValue(hasApt);
  vi.spyOn(process, 'getuid').mockReturnValue(isRoot ? 0 : 1000);
}

beforeEach(() => {
  vi.mocked(run).mockResolvedValue({ status: 100, output: '' });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(run).mockReset();
});

test('a user other than root reads which package to install, and nothing is run', async () => {
  machine({ hasApt: true, isRoot: false });
  await expect(installDebianPackage('default-jdk-headless', wish)).rejects.toEqual(
    new ClearError(
      'Il manque Java 17 : tapez « sudo apt-get install default-jdk-headless », puis recommencez.',
    ),
  );
  expect(run).not.toHaveBeenCalled();
});

test('a system without apt-get reads what to install by hand', async () => {
  machine({ hasApt: false, isRoot: true });
  await expect(installDebianPackage('default-jdk-headless', wish)).rejects.toThrow(
    'Il manque Java 17 : installez un JDK 21, puis recommencez.',
  );
});

test('without network, root reads that apt-get fails and the remedy', async () => {
  machine({ hasApt: true, isRoot: true });
  await expect(installDebianPackage('default-jdk-headless', wish)).rejects.toThrow(
    'Il manque Java 17, et « apt-get install default-jdk-headless » échoue sur cette machine : installez un JDK 21, puis recommencez.',
  );
});
