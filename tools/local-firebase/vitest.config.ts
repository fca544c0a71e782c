import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { deadlines } from '../../src/testing/deadlines.ts';

/** The tests of this package; those that need it running (`*.emulator.test.ts`) are in `npm run test:repositories`. */
export default defineConfig({
  root: import.meta.dirname,
  // Two tests judge the rules of this repository, and build their writes with its domain.
  resolve: { alias: { '@': resolve(import.meta.dirname, '../../src') } },
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/*.emulator.test.ts'],
    testTimeout: deadlines.test,
    hookTimeout: deadlines.test,
    expect: { poll: { timeout: deadlines.question } },
    maxWorkers: 2,
  },
});
