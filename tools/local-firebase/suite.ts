import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ClearError } from '../lib/clear-error.ts';
import {
  localHost,
  repositoryFolder,
  hostingFile,
  siteFolder,
  storageCoverageFile,
  type Profile,
} from '../lib/environment.ts';
import { run } from '../lib/run.ts';
import { importDatabases } from './database/exports.ts';
import { startDatabase, type RunningDatabase } from './database/start.ts';
import { findEngines, needsJavaKit, type Engines } from './engines.ts';
import { removeHalfExports } from './exports.ts';
import { ensureJava, type Java } from './java.ts';
import { makeEngines, type MadeEngines } from './make-engines.ts';

export type Part = 'auth' | 'firestore' | 'storage' | 'database' | 'hosting';

export type PreparedEngines = { engines: Engines; java: Java; made: MadeEngines };

export type SuiteOptions = {
  profile: Profile;
  parts: readonly Part[];
  prepared: PreparedEngines;
  /** A folder made by `exportData`. */
  importFrom?: string | undefined;
  /** Hosting compresses each file at each request, as production does once: without a measure, skip it. */
  isHostingPlain?: boolean | undefined;
  /** Cancels the start, and stops started processes. */
  signal?: AbortSignal | undefined;
};

/** The running local back end. */
export type Suite = {
  /** Address of our own Realtime Database, if it is not one of the emulators. */
  ownDatabase: string | undefined;
  /** Ends when one of its processes ends, wanted or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
  logFile: string;
};

const readyMark = 'All emulators ready!';
const startLimitMs = 120_000;
const stopLimitMs = 15_000;

/** Finds or installs Java and the engines, and makes our own. */
export async function prepareEngines(): Promise<PreparedEngines> {
  const engines = await findEngines();
  const java = await ensureJava({ needsKit: needsJavaKit(engines) });
  return { engines, java, made: await makeEngines(engines, java) };
}

/**
 * Starts the emulators through the Firebase CLI and waits until all of them answer.
 * @throws ClearError when one does not start; the log file has more.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { profile, signal } = options;
  const logFile = path.join(profile.folder, 'emulators.log');
  removeHalfExports(profile.folder);
  rmSync(temporaryFolder(profile), { recursive: true, force: true });
  mkdirSync(temporaryFolder(profile), { recursive: true });
  mkdirSync(siteFolder(profile), { recursive: true });
  rmSync(storageCoverageFile(profile), { force: true });
  const child = spawnSuite(options, logFile);
  const databaseStarting = runsOwnDatabase(options) ? startOwn(options) : undefined;
  // Its failure is handled below; until then it must not count as unhandled.
  databaseStarting?.catch(() => undefined);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  try {
    await untilReady(child, logFile, signal);
    const database = await databaseStarting;
    return {
      ownDatabase: database?.address,
      ended: Promise.race([ended, ...(database === undefined ? [] : [database.ended])]),
      logFile,
      stop: async () => {
        await Promise.all([stop(child, ended), database?.stop()]);
      },
    };
  } catch (error) {
    // A CLI asked to stop while it starts goes on, and forgets the processes that it then starts.
    await killFamily(child);
    await databaseStarting?.then(
      (database) => database.stop(),
      () => undefined,
    );
    throw error;
  }
}

function runsOwnDatabase({ parts, prepared }: SuiteOptions): boolean {
  return parts.includes('database') && prepared.engines.database.kind === 'ours';
}

/** Our own Realtime Database, beside the CLI, which does not know it. */
async function startOwn({ profile, importFrom }: SuiteOptions): Promise<RunningDatabase> {
  const database = await startDatabase({
    port: profile.ports.database,
    rulesFile: rulesFile('database.rules.json'),
    logFile: path.join(profile.folder, 'database.log'),
  });
  if (importFrom === undefined) return database;
  try {
    await importDatabases(database.address, importFrom);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Storage has its files here, and the hub its address. */
function temporaryFolder({ folder }: Profile): string {
  return path.join(folder, 'tmp');
}

function spawnSuite(options: SuiteOptions, logFile: string): ChildProcess {
  const { profile, parts, importFrom } = options;
  const emulated = runsOwnDatabase(options)
    ? parts.filter((part) => part !== 'database')
    : parts;
  const configFile = path.join(profile.folder, 'firebase.json');
  writeFileSync(configFile, JSON.stringify(configuration(options), undefined, 2));
  const preload = path.join(
    repositoryFolder,
    'tools/local-firebase/firebase-tools-preload.mjs',
  );
  const program = path.join(
    repositoryFolder,
    'node_modules/firebase-tools/lib/bin/firebase.js',
  );
  // A file and never a pipe: a broken pipe would end the CLI and leave its Java processes.
  const log = openSync(logFile, 'w');
  const child = spawn(
    process.execPath,
    [
      ...['--import', preload, program],
      ...['emulators:start', '--project', profile.projectId, '--config', configFile],
      ...['--only', emulated.join(',')],
      ...(importFrom === undefined ? [] : ['--import', importFrom]),
    ],
    {
      // Logs and half-made exports land in the working folder.
      cwd: profile.folder,
      // Its own group: Ctrl-C in a terminal must reach it through us, after the export.
      detached: true,
      stdio: ['pipe', log, log],
      env: { ...process.env, ...suiteVariables(options) },
    },
  );
  closeSync(log);
  // When it dies first, only its input is lost.
  child.stdin?.on('error', () => undefined);
  return child;
}

function suiteVariables({
  profile,
  prepared,
  isHostingPlain = false,
}: SuiteOptions): Record<string, string> {
  const { programFolder, variables } = prepared.made;
  return {
    ...variables,
    PATH: [programFolder, process.env['PATH'] ?? ''].join(path.delimiter),
    TMPDIR: temporaryFolder(profile),
    METADATA_SERVER_DETECTION: 'none',
    // No look-ups of news and updates.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    QC_STOP_WITH_STDIN: '1',
    QC_HOSTING_FILE: hostingFile(profile),
    QC_HOSTING_PLAIN: isHostingPlain ? '1' : '',
    STORAGE_RULES_COVERAGE_FILE:
      profile.name === 'test' ? storageCoverageFile(profile) : '',
  };
}

/** The repository's firebase.json with the ports of this profile and files by their whole path. */
function configuration(options: SuiteOptions): unknown {
  const { profile, prepared } = options;
  const { ports } = profile;
  // Our own file.
  const { hosting } = JSON.parse(
    readFileSync(path.join(repositoryFolder, 'firebase.json'), 'utf8'),
  ) as { hosting: Record<string, unknown> };
  const at = (port: number) => ({ host: localHost, port });
  const hasInterface = prepared.engines.hasInterface && profile.name === 'start';
  return {
    firestore: {
      rules: rulesFile('firestore.rules'),
      indexes: path.join(repositoryFolder, 'firestore.indexes.json'),
    },
    storage: { rules: rulesFile('storage.rules') },
    database: { rules: rulesFile('database.rules.json') },
    // Relative: Hosting joins it to the folder of this configuration.
    hosting: { ...hosting, public: path.basename(siteFolder(profile)) },
    emulators: {
      // One suite of tests, one project: they share the emulators and not the data.
      singleProjectMode: false,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      ...(!runsOwnDatabase(options) && { database: at(ports.database) }),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: hasInterface ? { enabled: true, ...at(ports.ui) } : { enabled: false },
    },
  };
}

/** Without its rules an emulator silently allows everything. */
function rulesFile(name: string): string {
  const file = path.join(repositoryFolder, name);
  if (!existsSync(file)) {
    throw new ClearError(
      `Il manque ${name} : tapez « git checkout ${name} », puis recommencez.`,
    );
  }
  return file;
}

async function untilReady(
  child: ChildProcess,
  logFile: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    signal?.throwIfAborted();
    const log = readFileSync(logFile, 'utf8');
    if (log.includes(readyMark)) {
      return;
    }
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new ClearError(
        `Le serveur local ne démarre pas : ${lastError(log)} (journal : ${logFile}).`,
      );
    }
    await wait(50);
  }
  throw new ClearError(
    `Le serveur local ne répond pas après ${String(startLimitMs / 1000)} s : lisez ${logFile}, puis recommencez.`,
  );
}

/** The line of the log with the cause of the emulators' end. */
function lastError(log: string): string {
  const lines = log.split('\n').map((line) => line.trim());
  return (
    lines.findLast((line) => /error|fatal|exited|⚠/i.test(line)) ?? 'raison inconnue'
  );
}

/** The CLI ends all in 2 to 3 s; a hanging process is killed with its whole family. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const limit = new AbortController();
  const isLate = await Promise.race([
    ended.then(() => false),
    wait(stopLimitMs, true, { signal: limit.signal }).catch(() => false),
  ]);
  limit.abort();
  if (isLate) await killFamily(child);
}

/** Kills a process and all its children. Firestore's Java is a group of its own. */
async function killFamily({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  // Or it would start another while the others are counted.
  signalQuietly(pid, 'SIGSTOP');
  const family = [...(await descendants(pid)), pid];
  for (const member of family) signalQuietly(member, 'SIGKILL');
}

async function descendants(root: number): Promise<number[]> {
  const { output } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const parents = output.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid, parent] of parents) {
      if (pid !== undefined && parent !== undefined && family.has(parent))
        family.add(pid);
    }
  }
  family.delete(root);
  return [...family];
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in between.
  }
}
