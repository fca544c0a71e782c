// `npm test`: plain JavaScript until the dependencies are there, TypeScript from then on.
import process from 'node:process';
import { ensureDependencies } from './lib/dependencies.mjs';

ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const { test } = await import('./test-local.ts');
process.exit(await test(process.argv.slice(2)));
