import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawVignettes, vignettesFile } from './code-vignettes.ts';

test('the samples of the list of codes match the modules’ present coding and drawings', async () => {
  const kept: unknown = JSON.parse(readFileSync(vignettesFile, 'utf8'));
  expect(kept, 'run `npx tsx tools/build/code-vignettes.ts`').toEqual(
    await drawVignettes(),
  );
});
