import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const shared = {
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' })],
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
};

/** `unit`: everything that needs no back end. `emulator`: repositories against the local back end, under the rules. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'emulators/**/*.test.ts',
          ],
          exclude: [
            '**/*.emulator.test.*',
            'emulators/database/**',
            '**/node_modules/**',
          ],
          // Property tests on a busy machine: a deadline, not a measure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: ['src/testing/setup.ts'],
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
