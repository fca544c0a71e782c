import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { codeTexts } from './scripts/lib/code-text-plugin.ts';

const shared = {
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' }), codeTexts()],
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
};

/** Property tests on a busy machine: a deadline, not a measure. */
const deadlines = { testTimeout: 60_000, hookTimeout: 60_000 };

/** What runs without a page: no browser is imitated for it. */
const withoutPage = [
  'src/domain/**/*.test.ts',
  'scripts/**/*.test.ts',
  'emulators/**/*.test.ts',
];

const needsBackEnd = [
  '**/*.emulator.test.*',
  'emulators/database/**',
  '**/node_modules/**',
];

/**
 * `node` and `unit`: everything that needs no back end, without and with an imitated page.
 * `emulator`: repositories against the local back end, under the rules.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...needsBackEnd, ...withoutPage],
          ...deadlines,
          setupFiles: ['src/testing/console-errors.ts', 'src/testing/setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: withoutPage,
          exclude: needsBackEnd,
          ...deadlines,
          setupFiles: ['src/testing/console-errors.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        ...shared,
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['src/**/*.emulator.test.{ts,tsx}', 'scripts/**/*.emulator.test.ts'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['src/testing/emulator-setup.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
