import { existsSync } from 'node:fs';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from './chromium.ts';
import { run } from './run.ts';

vi.mock('node:fs', async (original) => {
  const fs = {
    ...(await original<typeof import('node:fs')>()),
    existsSync: vi.fn(() => false),
  };
  return { ...fs, default: fs };
});
vi.mock('./run.ts', () => ({ run: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM_PATH that names no file is refused in one sentence', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow(
    'La variable CHROMIUM_PATH désigne un fichier absent (/nowhere/chromium) : corrigez-la ou effacez-la, puis recommencez.',
  );
});

test('a machine without Chromium that cannot install one reads what to type', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  await expect(ensureChromium()).rejects.toThrow(
    'Il manque Chromium pour les tests : tapez « sudo apt-get install chromium-headless-shell »',
  );
  expect(vi.mocked(run).mock.calls).toEqual([
    [
      process.execPath,
      [expect.stringContaining('@playwright/test'), 'install', 'chromium'],
    ],
  ]);
  expect(existsSync).toHaveBeenCalledWith('/usr/bin/chromium-headless-shell');
});
