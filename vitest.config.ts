import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { codeTexts } from './tools/build/code-text-plugin.ts';
import { guides } from './tools/build/guide-plugin.ts';
import { deadlines } from './src/testing/deadlines.ts';
import { linguiMacros } from './tools/build/lingui-macro-plugin.ts';

const shared = {
  plugins: [
    react(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    codeTexts(),
    guides(),
    linguiMacros(),
    lingui(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: resolve(import.meta.dirname, 'src') },
      // What tests draw stands in the provider of messages, as every page does.
      {
        find: /^@testing-library\/react$/,
        replacement: resolve(import.meta.dirname, 'src/testing/testing-library.tsx'),
      },
    ],
  },
};

const timeouts = {
  testTimeout: deadlines.test,
  hookTimeout: deadlines.test,
  expect: { poll: { timeout: deadlines.question } },
};

/** Of every test: a console without errors, the same cases of property tests on every run, and French. */
const everywhere = [
  'src/testing/console-errors.ts',
  'src/testing/property-seed.ts',
  'src/testing/french.ts',
];

const withPage = {
  environment: 'jsdom',
  setupFiles: [...everywhere, 'src/testing/setup.ts'],
  ...timeouts,
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * The name of a file says its project: `x.test.ts` needs no page, `x.test.tsx` and `x.page.test.ts` get one from jsdom,
 * `x.isolated.test.ts(x)` replaces modules, or renders as the build does, and therefore has a worker of its own,
 * `x.emulator.test.ts` runs against the local back end, under the rules, `x.site.test.ts` reads the built site that Hosting
 * serves. All but the isolated ones share workers and the modules in them.
 */
export default defineConfig({
  test: {
    // Vitest would leave a core free: one of two.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          ...withPage,
          name: 'page',
          include: ['src/**/*.test.tsx', 'src/**/*.page.test.ts'],
          exclude: ['**/*.{isolated,emulator}.test.*'],
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...withPage,
          name: 'isolated',
          include: ['{src,tools}/**/*.isolated.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,tools}/**/*.test.ts'],
          exclude: [
            '**/*.{page,isolated,emulator,site}.test.*',
            'tools/local-firebase/**',
            '**/node_modules/**',
          ],
          ...timeouts,
          setupFiles: [...everywhere, 'src/testing/real-clock.ts'],
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        ...shared,
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['src/**/*.emulator.test.{ts,tsx}', 'tools/**/*.emulator.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tools/local-firebase/forget-coverage.ts'],
          setupFiles: ['src/testing/emulator-setup.ts', 'src/testing/french.ts'],
          fileParallelism: false,
          isolate: false,
          ...timeouts,
        },
      },
      {
        ...shared,
        test: {
          name: 'site',
          environment: 'node',
          include: ['tools/site/**/*.site.test.ts'],
          setupFiles: everywhere,
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
