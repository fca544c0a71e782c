import { parseArgs } from 'node:util';
import { areDependenciesInstalled, installDependencies } from '../dev/dependencies.mjs';
import { ClearError } from '../lib/clear-error.ts';

/**
 * `npm run yearly`: rewrites the committed files whose sources change once a year, or the named ones (`npm run yearly -- communes`). Their
 * sources and tools are a package of their own, which only this command installs: docs/tooling.md.
 */
const scripts: Readonly<Record<string, readonly string[]>> = {
  communes: ['./build-communes.ts'],
  fonts: ['./build-fonts.ts'],
  outline: ['./build-france-outline.ts', './build-france-picture.ts'],
};

async function writeYearlyFiles(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => scripts[name] === undefined);
  if (unknown !== undefined) {
    throw new ClearError(
      `« ${unknown} » n’est pas connu\u00A0: ${Object.keys(scripts).join(', ')}.`,
    );
  }
  const folder = import.meta.dirname;
  if (!areDependenciesInstalled(folder) && !(await installDependencies(folder))) {
    throw new ClearError(
      'Les sources ne s’installent pas : vérifiez l’accès au registre npm en tapant « npm ci --prefix tools/yearly », puis recommencez.',
    );
  }
  for (const name of names) {
    for (const script of scripts[name] ?? []) await import(script);
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
try {
  await writeYearlyFiles(positionals.length === 0 ? Object.keys(scripts) : positionals);
} catch (error) {
  if (!(error instanceof ClearError)) throw error;
  console.error(error.message);
  process.exit(1);
}
