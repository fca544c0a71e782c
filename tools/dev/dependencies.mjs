// Plain JavaScript without a dependency: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

const repositoryFolder = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);
const oldestNode = '20.19';
/** Silence after which a registry counts as unreachable; milliseconds. */
const registryPatienceMs = 8000;
/** Interval of progress lines during an installation; milliseconds. */
const reminderMs = 30_000;

/**
 * Ensures Node.js and the dependencies of the lock file, and goes to the repository's folder. Ends the process with a sentence on failure.
 */
export async function ensureDependencies() {
  process.chdir(repositoryFolder);
  if (!isAtLeast(process.versions.node, oldestNode)) {
    fail(
      `Il faut Node.js ${oldestNode} ou plus récent, et ceci est ${process.versions.node} : installez une version récente (par exemple la 22), puis recommencez.`,
    );
  }
  if (areDependenciesInstalled(repositoryFolder)) return;
  process.stdout.write('Installation des dépendances (souvent moins d’une minute)…\n');
  if (isRegistryThere(repositoryFolder)) {
    if (await installDependencies(repositoryFolder)) return;
    fail(
      'Les dépendances ne s’installent pas : vérifiez l’accès au registre npm en tapant « npm ci », puis recommencez.',
    );
  }
  // npm's cache may be enough.
  if (await installDependencies(repositoryFolder, ['--offline'])) return;
  fail(
    `Le registre npm (${registryOf(repositoryFolder)}) ne répond pas : la première fois, les dépendances viennent du réseau. Connectez cette machine à Internet, vérifiez avec « npm ping », puis recommencez ; ensuite le réseau n’est plus nécessaire.`,
  );
}

/**
 * True if the registry answers a question about one dependency. npm itself asks: it knows of proxies. Without this question npm would try
 * each of 900 packages again and again for minutes before any message.
 */
function isRegistryThere(folder) {
  const question = ['view', 'zod', 'name', '--fetch-retries=0', '--prefer-online'];
  const answer = runNpm(folder, question, 'ignore', registryPatienceMs);
  return answer.status === 0;
}

function registryOf(folder) {
  const answer = runNpm(
    folder,
    ['config', 'get', 'registry'],
    ['ignore', 'pipe', 'ignore'],
  );
  return answer.stdout.toString().trim();
}

/** Installs exactly a folder's lock file; npm prints its own errors. Prints a line every 30 seconds. True when all is there. */
export async function installDependencies(folder, more = []) {
  const begin = Date.now();
  const reminder = setInterval(() => {
    const seconds = Math.round((Date.now() - begin) / 1000);
    process.stdout.write(`  … Installation des dépendances, ${seconds} s\n`);
  }, reminderMs);
  const status = await runNpmCi(folder, more);
  clearInterval(reminder);
  return status === 0 && areDependenciesInstalled(folder);
}

/** True if a version, `22.1.0`, is the other, `20.19`, or later. */
export function isAtLeast(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * True when node_modules matches the lock file: npm's own list has all, and the folder of each package exists (an installation may be
 * interrupted, a folder deleted). Dates prove nothing: git changes them.
 */
export function areDependenciesInstalled(folder) {
  const installedFile = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const { packages: wanted } = readJson(path.join(folder, 'package-lock.json'));
  const { packages: installed } = readJson(installedFile);
  // Optional packages are those of other systems, mostly.
  return Object.entries(wanted).every(
    ([name, { version, optional, devOptional, link }]) =>
      // The house itself and its own packages.
      !name.startsWith('node_modules/') ||
      optional === true ||
      devOptional === true ||
      link === true ||
      (installed[name]?.version === version &&
        existsSync(path.join(folder, name, 'package.json'))),
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function runNpmCi(folder, more) {
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [program, before] = npmProgram();
  return new Promise((resolve) => {
    spawn(program, [...before, ...parameters, '--loglevel=error', ...more], {
      ...{ cwd: folder, stdio: 'inherit' },
    })
      .once('close', resolve)
      .once('error', () => resolve(1));
  });
}

function runNpm(folder, parameters, stdio, timeout) {
  const [program, before] = npmProgram();
  return spawnSync(program, [...before, ...parameters], { cwd: folder, stdio, timeout });
}

function npmProgram() {
  const npm = process.env.npm_execpath;
  return npm === undefined ? ['npm', []] : [process.execPath, [npm]];
}

/** Ends the process with one sentence. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
