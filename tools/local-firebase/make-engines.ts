import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localFolder, repositoryFolder } from '../lib/environment.ts';
import { run } from '../lib/run.ts';
import type { Engines } from './engines.ts';
import { oldestJavaOfFirebaseTools, type Java } from './java.ts';

/** Inputs for starting the emulators of firebase-tools. */
export type MadeEngines = {
  /** To be put first on PATH. */
  programFolder: string;
  /** The variables that firebase-tools reads; only for parts without Google's own file. */
  variables: Record<string, string>;
};

const firestoreMainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const loggingFile = path.join(
  repositoryFolder,
  'tools/local-firebase/engine-logging.properties',
);
const storageRulesSource = path.join(
  repositoryFolder,
  'tools/local-firebase/storage-rules/StorageRulesRuntime.java',
);

/** Makes the `java` shim and our own jars, unless they exist. */
export async function makeEngines(engines: Engines, java: Java): Promise<MadeEngines> {
  const folder = path.join(localFolder, 'emulators', fingerprint(engines, java));
  if (!existsSync(folder)) await makeFolder(folder, engines, java);
  return {
    programFolder: path.join(folder, 'bin'),
    variables: {
      ...(engines.firestore.kind === 'cloud-cli' && {
        FIRESTORE_EMULATOR_BINARY_PATH: path.join(folder, 'firestore.jar'),
      }),
      ...(engines.storage.kind === 'ours' && {
        STORAGE_EMULATOR_BINARY_PATH: path.join(folder, 'storage-rules.jar'),
      }),
    },
  };
}

/** Changes whenever a dependency of the made files does. */
function fingerprint(engines: Engines, java: Java): string {
  const { size, mtimeMs } = statSync(engines.firestore.file);
  const shim = shimText(java);
  const source = readFileSync(storageRulesSource, 'utf8');
  return createHash('sha256')
    .update(JSON.stringify({ engines, java, size, mtimeMs, shim, source }))
    .digest('hex')
    .slice(0, 12);
}

/** A folder gets its name when complete: `npm start` and `npm test` may make it at once. */
async function makeFolder(folder: string, engines: Engines, java: Java): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.join(draft, 'bin'), { recursive: true });
  writeFileSync(path.join(draft, 'bin/java'), shimText(java), { mode: 0o755 });
  const engineJar = engines.firestore.file;
  await Promise.all([
    engines.firestore.kind === 'cloud-cli' &&
      makeJar(java, {
        jar: path.join(draft, 'firestore.jar'),
        mainClass: firestoreMainClass,
        classPath: engineJar,
      }),
    engines.storage.kind === 'ours' && makeStorageRulesJar(java, draft, engineJar),
  ]);
  try {
    renameSync(draft, folder);
  } catch {
    // The other one was faster, with the same result.
    rmSync(draft, { recursive: true, force: true });
  }
}

async function makeStorageRulesJar(
  java: Java,
  folder: string,
  engineJar: string,
): Promise<void> {
  const classes = path.join(folder, 'classes');
  await runTool(java, 'javac', [
    ...['--release', '17', '-proc:none', '-nowarn', '-d', classes, '-cp', engineJar],
    storageRulesSource,
  ]);
  await makeJar(java, {
    jar: path.join(folder, 'storage-rules.jar'),
    mainClass: 'StorageRulesRuntime',
    classPath: engineJar,
    classes,
  });
}

type JarContent = { jar: string; mainClass: string; classPath: string; classes?: string };

/** A jar that points at Google's and never copies it. */
async function makeJar(
  java: Java,
  { jar, mainClass, classPath, classes }: JarContent,
): Promise<void> {
  const manifest = `${jar}.manifest`;
  writeFileSync(manifest, manifestText({ mainClass, classPath }));
  await runTool(java, 'jar', [
    ...['--create', '--file', jar, '--manifest', manifest],
    ...(classes === undefined ? [] : ['-C', classes, '.']),
  ]);
}

/** The text of a jar's manifest, whose lines may not be longer than 72 bytes. */
export function manifestText({
  mainClass,
  classPath,
}: {
  mainClass: string;
  classPath: string;
}): string {
  const lines = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(classPath).href}`,
  ];
  return lines.map((line) => `${cutLine(line)}\n`).join('');
}

function cutLine(line: string): string {
  return line.length <= 70 ? line : `${line.slice(0, 70)}\n ${cutLine(line.slice(70))}`;
}

async function runTool(java: Java, tool: string, parameters: string[]): Promise<void> {
  const result = await run(path.join(java.home, 'bin', tool), parameters);
  if (result.status !== 0) {
    throw new Error(`${tool} failed with status ${result.status}:\n${result.output}`);
  }
}

/**
 * Options that keep the engines small and quiet. Not `-XX:TieredStopAtLevel=1`: they would start half a second sooner, and the tests of the
 * rules take a quarter longer (219 s, against 172 without it). Firestore stores every result of the rules' expressions: with a heap of 1
 * GB, a long run ended in collecting garbage.
 */
function javaOptions({ major }: Java): string[] {
  const quiet =
    major >= 23
      ? ['--sun-misc-unsafe-memory-access=allow', '--enable-native-access=ALL-UNNAMED']
      : [];
  const logging = `-Djava.util.logging.config.file='${loggingFile}'`;
  return ['-Xmx2g', '-XX:+UseSerialGC', logging, ...quiet];
}

/**
 * The `java` that the emulators alone find first on PATH.
 *
 * firebase-tools refuses a Java older than 21 by reading `java -version`, while Google's engines and ours run on 17, the only one that
 * Debian 12 has: the shim answers that question itself (docs/decisions/002-java-17-shim.md). Any newer Java answers truly.
 */
export function shimText(java: Java): string {
  const said = Math.max(java.major, oldestJavaOfFirebaseTools);
  return `#!/bin/sh
# Made by tools/local-firebase/make-engines.ts for Java ${String(java.major)}; see docs/decisions/002-java-17-shim.md.
for argument in "$@"; do
  shift
  case "$argument" in
    -version) echo 'openjdk version "${String(said)}" (Java ${String(java.major)} in truth)' >&2; exit 0 ;;
    -Djava.security.manager=disallow) ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec '${path.join(java.home, 'bin', 'java')}' ${javaOptions(java).join(' ')} "$@"
`;
}
