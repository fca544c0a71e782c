import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/lib/chromium.ts';
import { deadlines } from './src/testing/deadlines.ts';
import { profiles, siteAddress } from './tools/lib/environment.ts';

const profile = profiles.test;
const executablePath = findChromium();

/** The built site on the Hosting emulator, over the test back end: `npm run test:e2e` starts both. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(profile.folder, 'e2e'),
  globalSetup: './e2e/global-setup.ts',
  // A test that fails is not tried again: a race shows at once.
  retries: 0,
  // `test.only` would hide all the others.
  forbidOnly: true,
  // One more than cores: while one waits, for a network that is cut or a pause that a page keeps, the others work.
  workers: 3,
  timeout: deadlines.journey,
  expect: { timeout: deadlines.expectation },
  reporter: 'list',
  use: {
    baseURL: siteAddress(profile),
    // What cannot be pressed is said by its name, long before the deadline of the test.
    actionTimeout: deadlines.action,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A trace doubles the work of every test: ask for one with `--trace retain-on-failure`.
    trace: 'off',
    // It would answer in the place of what a test records; those that are about it let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        // Chromium refuses its own sandbox to root, which containers run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // No test reaches beyond this machine. Playwright's own routes would say so too, but they keep the browser from
        // its cache, and ask for each file of each page again.
        '--no-proxy-server',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
