// `npm start`: plain JavaScript until the dependencies are there, TypeScript from then on.
import process from 'node:process';
import { ensureDependencies } from './lib/dependencies.mjs';

ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start-local.ts');
// Nothing that a tool leaves open may keep the terminal.
process.exit(await start(process.argv.slice(2)));
