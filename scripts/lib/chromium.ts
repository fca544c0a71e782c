import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ClearError } from './clear-error.ts';
import { canInstallDebianPackages, installDebianPackage } from './debian.ts';
import { repositoryFolder } from './environment.ts';
import { run } from './run.ts';

const usualPrograms = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium of this machine: CHROMIUM_PATH, the usual places, or the one Playwright installed.
 * @throws ClearError when CHROMIUM_PATH names a file that is not there.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new ClearError(
      `La variable CHROMIUM_PATH désigne un fichier absent (${named}) : corrigez-la ou effacez-la, puis recommencez.`,
    );
  }
  return [...usualPrograms, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The Chromium of this machine, installed when there is none and that is possible.
 * @throws ClearError when there is none and it cannot be installed.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (canInstallDebianPackages()) {
    await installDebianPackage('chromium', {
      what: 'Chromium, pour les tests',
      elsewhere: 'installez-le et indiquez son programme dans CHROMIUM_PATH',
    });
  } else {
    await run(process.execPath, [
      path.join(repositoryFolder, 'node_modules/@playwright/test/cli.js'),
      ...['install', 'chromium'],
    ]);
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new ClearError(
      'Il manque Chromium pour les tests : tapez « sudo apt-get install chromium » (ou « npx playwright install chromium »), puis recommencez.',
    );
  }
  return installed;
}
