import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The local Realtime Database alone: `npx vitest run --config tools/local-firebase/database/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@': resolve(import.meta.dirname, '../../../src') } },
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
