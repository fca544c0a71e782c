import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { codeTexts } from './tools/build/code-text-plugin.ts';

const shared = {
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' }), codeTexts()],
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
};

/** Property tests and commands on a busy machine: a deadline, not a measure. */
const deadlines = { testTimeout: 120_000, hookTimeout: 120_000 };

const sourceTests = readdirSync(resolve(import.meta.dirname, 'src'), {
  encoding: 'utf8',
  recursive: true,
})
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .map((file) => ({
    file,
    text: readFileSync(resolve(import.meta.dirname, file), 'utf8'),
  }));

/** A file that replaces modules, or their state at load, would do so for every file that shares its worker and modules. */
const replacesModules = sourceTests
  .filter(
    ({ file, text }) =>
      !file.startsWith('src/domain/') &&
      /\bvi\.(mock|doMock|resetModules|stubEnv)\(/.test(text),
  )
  .map(({ file }) => file);

/** To imitate a page costs a second or two for each file: a `.test.ts` that needs one says so in its first line. */
const needsPage = sourceTests
  .filter(
    ({ file, text }) =>
      file.endsWith('.tsx') || text.startsWith('// @vitest-environment jsdom\n'),
  )
  .map(({ file }) => file);

/** Of every test: a console without errors, and the same cases of property tests on every run. */
const everywhere = ['src/testing/console-errors.ts', 'src/testing/property-seed.ts'];

const needsBackEnd = [
  '**/*.emulator.test.*',
  'tools/local-firebase/database/**',
  '**/node_modules/**',
];

const withPage = {
  environment: 'jsdom',
  setupFiles: [...everywhere, 'src/testing/setup.ts', 'src/testing/quick-page.ts'],
  ...deadlines,
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * `node` and `unit`: everything that needs no back end, without and with an imitated page. Their files share workers and
 * the modules in them (a third of the time). Components that replace modules (`replacing`) share workers and libraries,
 * not our modules; what replaces the SDK of Firebase, or its state, stands alone in `isolated`.
 * `emulator`: repositories against the local back end, under the rules, in one worker.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...withPage,
          name: 'unit',
          include: needsPage,
          exclude: [...needsBackEnd, ...replacesModules],
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...withPage,
          name: 'replacing',
          include: replacesModules.filter((file) => file.endsWith('.tsx')),
          exclude: needsBackEnd,
          setupFiles: ['src/testing/fresh-start.ts', ...withPage.setupFiles],
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...withPage,
          name: 'isolated',
          // Each file has a worker of its own: a thread starts sooner than a process.
          pool: 'threads',
          include: replacesModules.filter((file) => file.endsWith('.ts')),
          exclude: needsBackEnd,
        },
      },
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,tools}/**/*.test.ts'],
          exclude: [...needsBackEnd, ...needsPage, ...replacesModules],
          ...deadlines,
          setupFiles: everywhere,
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
          setupFiles: ['src/testing/emulator-setup.ts'],
          fileParallelism: false,
          isolate: false,
          ...deadlines,
        },
      },
    ],
  },
});
