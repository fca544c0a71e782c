// `npm start`: plain JavaScript until the dependencies are there, TypeScript from then on.
import process from 'node:process';
import { asksForHelp, readStartParameters, startHelp } from './command-help.mjs';
import { ensureDependencies, fail } from './dependencies.mjs';

const parameters = process.argv.slice(2);
if (asksForHelp(parameters)) {
  process.stdout.write(startHelp);
} else {
  const options = readStartParameters(parameters);
  if ('sentence' in options) fail(options.sentence);
  await ensureDependencies();
  // Read by environment.ts on loading.
  if (options.portShift !== undefined) {
    process.env.QC_PORT_SHIFT = String(options.portShift);
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import('./start-local.ts');
  // Handles left open by a tool must not hold the terminal.
  process.exit(await start(options));
}
