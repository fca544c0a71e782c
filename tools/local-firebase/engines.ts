import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ClearError } from '../lib/clear-error.ts';
import { installDebianPackage } from '../lib/debian.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { run } from '../lib/run.ts';

/** A file that firebase-tools downloads: `official` is its path. */
export type FirestoreEngine =
  | { kind: 'environment' | 'official'; file: string }
  | { kind: 'cloud-cli'; file: string };

/** `ours` is made at set-up over the rules engine in the Firestore jar. */
export type StorageEngine =
  | { kind: 'environment' | 'official'; file: string }
  | { kind: 'ours' };

/** `ours` is the server in tools/local-firebase/database. */
export type DatabaseEngine =
  | { kind: 'environment' | 'official'; file: string }
  | { kind: 'ours' };

export type Engines = {
  firestore: FirestoreEngine;
  storage: StorageEngine;
  database: DatabaseEngine;
  hasInterface: boolean;
};

/** Findings on this machine, before choosing. */
export type Found = {
  environment: {
    firestore?: string | undefined;
    storage?: string | undefined;
    database?: string | undefined;
  };
  official: {
    firestore?: string | undefined;
    storage?: string | undefined;
    database?: string | undefined;
    hasInterface: boolean;
  };
  cloudCli?: string | undefined;
};

/** The parts that firebase-tools can download. */
type Downloadable = 'firestore' | 'storage' | 'database' | 'ui';

const downloadCheckMs = 2_000;

const cloudCliFolders = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  path.join(homedir(), 'google-cloud-sdk'),
];

const firestoreJarInCloudCli =
  'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Google's own file if present, else ours; undefined when Firestore has none. */
export function chooseEngines({
  environment,
  official,
  cloudCli,
}: Found): Engines | undefined {
  const firestore = chooseFirestore({ environment, official, cloudCli });
  if (firestore === undefined) {
    return undefined;
  }
  return {
    firestore,
    storage: chooseOrMake(environment.storage, official.storage),
    database: chooseOrMake(environment.database, official.database),
    hasInterface: official.hasInterface,
  };
}

function chooseFirestore(
  found: Omit<Found, 'hasInterface'>,
): FirestoreEngine | undefined {
  if (found.environment.firestore !== undefined) {
    return { kind: 'environment', file: found.environment.firestore };
  }
  if (found.official.firestore !== undefined) {
    return { kind: 'official', file: found.official.firestore };
  }
  return found.cloudCli === undefined
    ? undefined
    : { kind: 'cloud-cli', file: found.cloudCli };
}

/** The choice of a part with an engine of ours. */
function chooseOrMake(
  environment: string | undefined,
  official: string | undefined,
): StorageEngine | DatabaseEngine {
  if (environment !== undefined) {
    return { kind: 'environment', file: environment };
  }
  return official === undefined ? { kind: 'ours' } : { kind: 'official', file: official };
}

/** True when the engines of `npm start` need a Java that can compile. */
export function needsJavaKit({ firestore, storage }: Engines): boolean {
  return storage.kind === 'ours' || firestore.kind === 'cloud-cli';
}

/** A line per part: its engine, and its source. */
export function describeEngines({
  firestore,
  storage,
  database,
  hasInterface,
}: Engines): string[] {
  const firestoreOrigin = {
    environment: 'FIRESTORE_EMULATOR_BINARY_PATH',
    official: 'émulateur officiel de firebase-tools',
    'cloud-cli': 'émulateur de la Google Cloud CLI',
  }[firestore.kind];
  const storageOrigin =
    storage.kind === 'ours'
      ? 'firebase-tools, règles jugées par tools/local-firebase/storage-rules sur le moteur de Firestore'
      : `firebase-tools, moteur de règles ${storage.kind === 'official' ? 'officiel' : 'de STORAGE_EMULATOR_BINARY_PATH'} (${storage.file})`;
  const databaseOrigin =
    database.kind === 'ours'
      ? 'serveur de tools/local-firebase/database'
      : `${database.kind === 'official' ? 'émulateur officiel de firebase-tools' : 'DATABASE_EMULATOR_BINARY_PATH'} (${database.file})`;
  return [
    'Auth : firebase-tools',
    `Firestore : ${firestoreOrigin} (${firestore.file})`,
    `Storage : ${storageOrigin}`,
    `Realtime Database : ${databaseOrigin}`,
    `Interface des émulateurs : ${hasInterface ? 'firebase-tools' : 'absente (téléchargement impossible ici)'}`,
  ];
}

/** Queries to this machine for finding the engines. */
export type Machine = {
  look: () => Found;
  /** Downloads Google's files as far as it can. */
  download: (parts: readonly Downloadable[], evenIfUnreachable: boolean) => Promise<void>;
  /** Installs a package of Debian; throws a ClearError when it cannot. */
  install: typeof installDebianPackage;
};

const thisMachine: Machine = {
  look,
  download: downloadMissing,
  install: installDebianPackage,
};

/**
 * Finds the engines, downloading Google's files when that is possible.
 * @throws ClearError when Firestore has no engine and none can be installed.
 */
export async function findEngines(machine: Machine = thisMachine): Promise<Engines> {
  await machine.download(['firestore', 'storage', 'database', 'ui'], false);
  const found = chooseEngines(machine.look());
  if (found !== undefined) {
    return found;
  }
  // A slow network or a proxy that only firebase-tools knows: let it try definitively.
  await machine.download(['firestore', 'storage', 'database'], true);
  const downloaded = chooseEngines(machine.look());
  if (downloaded !== undefined) {
    return downloaded;
  }
  await machine.install('google-cloud-cli-firestore-emulator', {
    what: 'l’émulateur Firestore, que cette machine ne peut pas télécharger',
    elsewhere: withoutFirestore(),
    isInDebian: false,
  });
  const installed = chooseEngines(machine.look());
  if (installed === undefined) {
    throw new ClearError(
      `L’émulateur Firestore reste introuvable : ${withoutFirestore()}, puis recommencez.`,
    );
  }
  return installed;
}

/** Available functions without a Firestore engine, as the end of a sentence. */
function withoutFirestore(): string {
  const file = path.basename(officialPath('firestore'));
  return `connectez cette machine à Internet pour un premier « npm start » (le fichier est alors gardé), ou recopiez ${file} du dossier ${emulatorCache()} d’une autre machine et donnez son chemin dans la variable FIRESTORE_EMULATOR_BINARY_PATH, ou installez la Google Cloud CLI avec « gcloud components install cloud-firestore-emulator »`;
}

function look(): Found {
  return {
    environment: {
      firestore: environmentFile('FIRESTORE_EMULATOR_BINARY_PATH'),
      storage: environmentFile('STORAGE_EMULATOR_BINARY_PATH'),
      database: environmentFile('DATABASE_EMULATOR_BINARY_PATH'),
    },
    official: {
      firestore: officialFile('firestore'),
      storage: officialFile('storage'),
      database: officialFile('database'),
      hasInterface: officialFile('ui') !== undefined,
    },
    cloudCli: findCloudCliJar(),
  };
}

function environmentFile(variable: string): string | undefined {
  const file = process.env[variable];
  if (file === undefined || file === '') {
    return undefined;
  }
  if (!existsSync(file)) {
    throw new ClearError(
      `La variable ${variable} désigne un fichier absent (${file}) : corrigez-la ou effacez-la, puis recommencez.`,
    );
  }
  return file;
}

type DownloadDetails = {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
  binaryPathRelativeToCacheDir?: string;
};

/** The list that firebase-tools downloads by. */
function downloadDetails(part: Downloadable): DownloadDetails {
  const file = path.join(
    repositoryFolder,
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  // firebase-tools' own file, whose shape its pinned version fixes.
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    DownloadDetails
  > & {
    ui: { main: DownloadDetails };
  };
  const details = part === 'ui' ? all.ui.main : all[part];
  if (details === undefined) {
    throw new Error(`firebase-tools does not know how to download ${part}`);
  }
  return details;
}

/** firebase-tools's folder of downloads. */
function emulatorCache(): string {
  return (
    process.env['FIREBASE_EMULATORS_PATH'] ??
    path.join(homedir(), '.cache/firebase/emulators')
  );
}

/** firebase-tools's path of a part. */
function officialPath(part: Downloadable): string {
  const { binaryPathRelativeToCacheDir, downloadPathRelativeToCacheDir } =
    downloadDetails(part);
  return path.join(
    emulatorCache(),
    binaryPathRelativeToCacheDir ?? downloadPathRelativeToCacheDir,
  );
}

/** firebase-tools's path of a part, if it exists. */
function officialFile(part: Downloadable): string | undefined {
  const file = officialPath(part);
  return existsSync(file) ? file : undefined;
}

async function downloadMissing(
  parts: readonly Downloadable[],
  evenIfUnreachable: boolean,
): Promise<void> {
  const missing = parts.filter((part) => officialFile(part) === undefined);
  const [first] = missing;
  if (first === undefined || (!evenIfUnreachable && !(await isReachable(first)))) {
    return;
  }
  for (const part of missing) {
    await run(process.execPath, [
      path.join(repositoryFolder, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      `setup:emulators:${part}`,
    ]);
  }
}

async function isReachable(part: Downloadable): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(downloadCheckMs);
    const response = await fetch(downloadDetails(part).remoteUrl, {
      method: 'HEAD',
      signal,
    });
    return response.ok;
  } catch {
    // No network, or not to there: the engines of this machine will do.
    return false;
  }
}

function findCloudCliJar(): string | undefined {
  return cloudCliRoots()
    .map((root) => path.join(root, firestoreJarInCloudCli))
    .find((file) => existsSync(file));
}

function cloudCliRoots(): string[] {
  const besideGcloud = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => path.resolve(path.dirname(realpathSync(program)), '..'));
  return [...besideGcloud, ...cloudCliFolders];
}
