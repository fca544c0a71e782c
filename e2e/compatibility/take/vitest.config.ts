import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { repositoryFolder } from '../../../tools/lib/environment.ts';

/** Fills the local back end for a fixture: what `take-fixture.ts` runs first. */
export default defineConfig({
  resolve: { alias: { '@': path.join(repositoryFolder, 'src') } },
  test: {
    root: repositoryFolder,
    include: ['e2e/compatibility/take/fill-back-end.ts'],
    setupFiles: ['src/testing/emulator-setup.ts'],
    testTimeout: 120_000,
    // Each step needs what the former have written.
    bail: 1,
  },
});
