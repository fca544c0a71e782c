import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The gate on coverage judges what all the others have made the rules say, so it comes last. */
class CoverageLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isGate = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/coverage.test.ts');
    const byName = files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
    return Promise.resolve([
      ...byName.filter((file) => !isGate(file)),
      ...byName.filter(isGate),
    ]);
  }
}

/** One worker and one set of modules: the files share the engines' documents, their rules and their sessions. */
export default defineConfig({
  resolve: { alias: { '@': resolve(import.meta.dirname, '../src') } },
  test: {
    name: 'rules',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: [resolve(import.meta.dirname, 'load-rules.ts')],
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: CoverageLast },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
