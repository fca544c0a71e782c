import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localFolder, repositoryFolder } from '../scripts/lib/environment.ts';
import { run } from '../scripts/lib/run.ts';
import type { Engines } from './engines.ts';
import { oldestJavaOfFirebaseTools, type Java } from './java.ts';

/** What the emulators of firebase-tools are started with. */
export type MadeEngines = {
  /** To be put first on PATH. */
  programFolder: string;
  /** The variables that firebase-tools reads; only for parts without Google's own file. */
  variables: Record<string, string>;
};

const folder = path.join(localFolder, 'emulators');
const firestoreMainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const storageRulesSource = path.join(
  repositoryFolder,
  'emulators/storage-rules/StorageRulesRuntime.java',
);

/** Makes the `java` shim and the jars of our own, unless those of last time still hold. */
export async function makeEngines(engines: Engines, java: Java): Promise<MadeEngines> {
  const made = {
    programFolder: path.join(folder, 'bin'),
    variables: variablesOf(engines),
  };
  const stamp = stampOf(engines, java);
  const stampFile = path.join(folder, 'stamp.json');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return made;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(made.programFolder, { recursive: true });
  writeJavaShim(made.programFolder, java);
  await Promise.all([
    engines.firestore.kind === 'cloud-cli' &&
      makeJar(java, {
        jar: firestoreJar,
        mainClass: firestoreMainClass,
        classPath: engines.firestore.file,
      }),
    engines.storage.kind === 'ours' && makeStorageRulesJar(java, engines.firestore.file),
  ]);
  writeFileSync(stampFile, stamp);
  return made;
}

const firestoreJar = path.join(folder, 'firestore.jar');
const storageRulesJar = path.join(folder, 'storage-rules.jar');

function variablesOf({ firestore, storage }: Engines): Record<string, string> {
  return {
    ...(firestore.kind === 'cloud-cli' && {
      FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar,
    }),
    ...(storage.kind === 'ours' && { STORAGE_EMULATOR_BINARY_PATH: storageRulesJar }),
  };
}

/** Changes whenever one of the things that the made files depend on does. */
function stampOf(engines: Engines, java: Java): string {
  const { size, mtimeMs } = statSync(engines.firestore.file);
  return JSON.stringify({
    engines,
    java,
    firestore: [size, mtimeMs],
    shim: shimText(java),
    source: readFileSync(storageRulesSource, 'utf8'),
  });
}

async function makeStorageRulesJar(java: Java, engineJar: string): Promise<void> {
  const classes = path.join(folder, 'classes');
  await runTool(java, 'javac', [
    ...['--release', '17', '-proc:none', '-nowarn', '-d', classes, '-cp', engineJar],
    storageRulesSource,
  ]);
  await makeJar(java, {
    jar: storageRulesJar,
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

function writeJavaShim(programFolder: string, java: Java): void {
  const file = path.join(programFolder, 'java');
  writeFileSync(file, shimText(java));
  chmodSync(file, 0o755);
}

/** Options that make the engines start faster and keep them quiet. */
function javaOptions({ major }: Java): string[] {
  const quiet =
    major >= 23
      ? ['--sun-misc-unsafe-memory-access=allow', '--enable-native-access=ALL-UNNAMED']
      : [];
  return ['-Xmx1g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...quiet];
}

/**
 * The `java` that the emulators alone find first on PATH.
 *
 * firebase-tools refuses a Java older than 21 by reading `java -version`, while Google's engines
 * and ours run on 17, the only one that Debian 12 has: the shim answers that question itself
 * (docs/decisions/002-java-17-shim.md). Any newer Java answers truly.
 */
export function shimText(java: Java): string {
  const said = Math.max(java.major, oldestJavaOfFirebaseTools);
  return `#!/bin/sh
# Made by emulators/make-engines.ts for Java ${String(java.major)}; see docs/decisions/002-java-17-shim.md.
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
