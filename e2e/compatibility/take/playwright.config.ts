import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** Uses the site from browsers for a fixture: what `take-fixture.ts` runs second. */
const { globalSetup: _, ...others } = base;

export default defineConfig({
  ...others,
  testDir: import.meta.dirname,
  testMatch: 'fill-devices.ts',
  workers: 1,
  timeout: 600_000,
  use: { ...base.use, actionTimeout: 30_000 },
});
