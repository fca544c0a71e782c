import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { deadlines } from '../src/testing/deadlines.ts';
import { linguiMacros } from '../tools/build/lingui-macro-plugin.ts';

/** The gates on budgets, coverage and the page of rights judge the results of all the others, so they run last. */
class GatesLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isGate = ({ moduleId }: TestSpecification) =>
      /\/(budgets|budgets\.budget|coverage|rights)\.test\.ts$/.test(moduleId);
    const byName = files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
    return Promise.resolve([
      ...byName.filter((file) => !isGate(file)),
      ...byName.filter(isGate),
    ]);
  }
}

/** One worker and one set of modules: the files share the engines' documents, their rules and their sessions. */
export default defineConfig({
  // The domain has words that players read.
  plugins: [linguiMacros(), lingui()],
  resolve: { alias: { '@': resolve(import.meta.dirname, '../src') } },
  test: {
    name: 'rules',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['**/*.budget.test.ts'],
    environment: 'node',
    setupFiles: [resolve(import.meta.dirname, '../src/testing/property-seed.ts')],
    globalSetup: [resolve(import.meta.dirname, 'load-rules.ts')],
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: GatesLast },
    testTimeout: deadlines.test,
    hookTimeout: deadlines.test,
  },
});
