// Plain JavaScript without a dependency: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const repositoryFolder = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);
const oldestNode = '20.19';
/** A registry that says nothing for so long counts as out of reach; milliseconds. */
const registryPatienceMs = 8000;

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
  process.stdout.write('Installation des dépendances (souvent moins d’une minute)…\n');
  if (isRegistryThere(repositoryFolder)) {
    if (installDependencies(repositoryFolder)) return;
    fail(
      'Les dépendances ne s’installent pas : vérifiez l’accès au registre npm en tapant « npm ci », puis recommencez.',
    );
  }
  // npm keeps what it has fetched once: that may be enough.
  if (installByAddress(repositoryFolder, '--offline')) return;
  fail(
    `Le registre npm (${registryOf(repositoryFolder)}) ne répond pas : la première fois, les dépendances viennent du réseau. Connectez cette machine à Internet, vérifiez avec « npm ping », puis recommencez ; ensuite le réseau n’est plus nécessaire.`,
  );
}

/**
 * Whether the registry answers a question about one dependency. npm itself asks: it knows of proxies. Without this question
 * npm would try each of 900 packages again and again for minutes before it says anything.
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

/** Installs exactly what the lock file of a folder asks for; npm says itself what goes wrong. True when all is there. */
export function installDependencies(folder) {
  const isInstalled = installByAddress(folder) || runNpmCi(folder).status === 0;
  return isInstalled && areDependenciesInstalled(folder);
}

/**
 * Twice as fast as `npm ci` alone, with the same result: the lock file names no registry, and npm would ask its own one for
 * all that it knows of each package to learn where its archive is. It works aside: what is cut leaves nothing by halves.
 * False when that was not possible, which is silent: registries need not have their archives where npm's own has.
 */
function installByAddress(folder, more = '--fetch-retries=0') {
  const aside = path.join(folder, '.local/installation');
  try {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    for (const file of ['package.json', '.npmrc']) {
      const whole = path.join(folder, file);
      if (existsSync(whole)) copyFileSync(whole, path.join(aside, file));
    }
    const lock = withAddresses(
      readJson(path.join(folder, 'package-lock.json')),
      registryOf(folder),
    );
    writeFileSync(path.join(aside, 'package-lock.json'), JSON.stringify(lock));
    const quiet = ['ignore', 'inherit', 'ignore'];
    if (runNpmCi(aside, [more], quiet).status !== 0) return false;
    const installed = path.join(folder, 'node_modules');
    rmSync(installed, { recursive: true, force: true });
    renameSync(path.join(aside, 'node_modules'), installed);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** A lock file with the address of each package in a registry; what proves that an archive is the right one stays as it is. */
export function withAddresses(lock, registry) {
  const base = registry.replace(/\/$/, '');
  const packages = Object.entries(lock.packages).map(([place, one]) => {
    if (place === '' || one.link === true || one.inBundle === true) return [place, one];
    const name = one.name ?? place.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${one.version}.tgz`;
    return [place, { resolved: `${base}/${name}/-/${file}`, ...one }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
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

function runNpmCi(folder, more = [], stdio = 'inherit') {
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  return runNpm(folder, [...parameters, '--loglevel=error', ...more], stdio);
}

function runNpm(folder, parameters, stdio, timeout) {
  const npm = process.env.npm_execpath;
  const [program, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  return spawnSync(program, [...before, ...parameters], { cwd: folder, stdio, timeout });
}

/** Ends the process with one sentence. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
