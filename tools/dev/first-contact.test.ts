import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localHost, repositoryFolder } from '../lib/environment.ts';

type Ended = { status: number | null; output: string; seconds: number };

/** A clone without dependencies, with the files that the two commands read before they install any. */
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'qc-first-contact-'));
  for (const part of ['package.json', 'package-lock.json', 'tools']) {
    cpSync(path.join(repositoryFolder, part), path.join(clone, part), {
      recursive: true,
    });
  }
});

afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
});

/** Runs a command of a folder to its end, as npm does for `npm start -- …`. */
function command(
  folder: string,
  parameters: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const begin = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...parameters], {
      cwd: folder,
      env: { ...process.env, npm_execpath: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (status) => {
      resolve({ status, output, seconds: (Date.now() - begin) / 1000 });
    });
  });
}

it.each([
  ['npm start', 'tools/dev/start.mjs', 'npm start -- --port'],
  ['npm test', 'tools/dev/test.mjs', 'npm run test:e2e'],
])(
  '« %s -- --help » prints help and ends with 0 before anything is installed',
  async (_name, file, line) => {
    const { status, output } = await command(clone, [file, '--help']);
    expect(output).toContain(line);
    expect(status).toBe(0);
  },
);

it.each([
  ['an unknown option', ['--prot'], 'tapez « npm start -- --help »'],
  ['a port that is no number', ['--port', 'site'], '« --port site » n’est pas possible'],
  ['a port for which one needs a privilege', ['--port', '80'], 'de 2200 à 61500'],
])('« npm start » refuses %s in one sentence', async (_what, parameters, sentence) => {
  const { status, output } = await command(clone, ['tools/dev/start.mjs', ...parameters]);
  expect(output).toContain(sentence);
  expect(status).toBe(1);
});

it.each(['tools/dev/start.mjs', 'tools/dev/test.mjs'])(
  '%s says that Node.js is too old, and which to install',
  async (file) => {
    const old = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})`;
    const { status, output } = await command(clone, [
      ...['--import', `data:text/javascript,${encodeURIComponent(old)}`],
      file,
    ]);
    expect(output).toContain('Il faut Node.js 20.19 ou plus récent, et ceci est 18.20.8');
    expect(status).toBe(1);
  },
);

it('says within seconds what to do without network and without dependencies', async () => {
  const nobody = await unusedPort();
  const { status, output, seconds } = await command(clone, ['tools/dev/start.mjs'], {
    npm_config_registry: `http://${localHost}:${nobody}/`,
    npm_config_cache: path.join(clone, 'cache'),
  });
  expect(output).toContain('Installation des dépendances');
  expect(output).toContain('Connectez cette machine à Internet');
  expect(status).toBe(1);
  // The retries of npm would take minutes.
  expect(seconds).toBeLessThan(60);
});

it('names the process that holds a port, and offers others that are free', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, localHost, () => resolve((holder.address() as AddressInfo).port));
  });
  // Firestore must get the taken port, from which the others follow.
  const site = port - 8080 + 5173;
  const { status, output } = await command(repositoryFolder, [
    'tools/dev/start.mjs',
    '--port',
    String(site),
  ]);
  holder.close();
  expect(output).toContain(`${port} (Firestore)`);
  expect(output).toContain(`le processus ${process.pid} (`);
  expect(output).toMatch(/« npm start -- --port \d+ »/);
  expect(status).toBe(1);
});

it('refuses ports that no browser opens', async () => {
  const { status, output } = await command(repositoryFolder, [
    'tools/dev/start.mjs',
    '--port',
    '6000',
  ]);
  expect(output).toContain('Les navigateurs refusent le port 6000');
  expect(status).toBe(1);
});

function unusedPort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, localHost, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
