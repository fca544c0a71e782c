// Plain JavaScript without a dependency: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const repositoryFolder = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);
const oldestNode = '20.19';

/**
 * Makes sure of Node.js and of the dependencies of the lock file, and goes to the repository's
 * folder. Ends the process with one sentence when that cannot be.
 */
export function ensureDependencies() {
  process.chdir(repositoryFolder);
  if (!isAtLeast(process.versions.node, oldestNode)) {
    fail(
      `Il faut Node.js ${oldestNode} ou plus récent, et ceci est ${process.versions.node} : installez une version récente (par exemple la 22), puis recommencez.`,
    );
  }
  if (areDependenciesInstalled(repositoryFolder)) return;
  process.stdout.write('Installation des dépendances (une à deux minutes)…\n');
  if (!installDependencies(repositoryFolder)) {
    fail(
      'Les dépendances ne s’installent pas : vérifiez l’accès au registre npm en tapant « npm ci », puis recommencez.',
    );
  }
}

/** Installs exactly what the lock file of a folder asks for; npm says itself what goes wrong. True when all is there. */
export function installDependencies(folder) {
  return runNpmCi(folder) === 0 && areDependenciesInstalled(folder);
}

/** True when one version, `22.1.0`, is the other, `20.19`, or a later one. */
export function isAtLeast(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** True when node_modules holds what the lock file asks for. Dates prove nothing: git changes them. */
export function areDependenciesInstalled(folder) {
  const installedFile = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const { packages: wanted } = readJson(path.join(folder, 'package-lock.json'));
  const { packages: installed } = readJson(installedFile);
  // Optional packages are those of other systems, mostly.
  return Object.entries(wanted).every(
    ([name, { version, optional, devOptional, link }]) =>
      name === '' ||
      optional === true ||
      devOptional === true ||
      link === true ||
      installed[name]?.version === version,
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function runNpmCi(folder) {
  const npm = process.env.npm_execpath;
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [program, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  return spawnSync(program, [...before, ...parameters, '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  }).status;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
