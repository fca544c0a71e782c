// `npm test`: plain JavaScript until the dependencies are there, TypeScript from then on.
import process from 'node:process';
import { asksForHelp, testHelp } from './command-help.mjs';
import { ensureDependencies } from './dependencies.mjs';

const parameters = process.argv.slice(2);
// Parameters after a part are for its tool, its help too.
if (asksForHelp(parameters.slice(0, 1))) {
  process.stdout.write(testHelp);
} else {
  await ensureDependencies();
  const { register } = await import('tsx/esm/api');
  register();
  const { test } = await import('./test-local.ts');
  process.exit(await test(parameters));
}
