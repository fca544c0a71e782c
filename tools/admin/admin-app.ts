import { existsSync, readFileSync } from 'node:fs';
import {
  applicationDefault,
  deleteApp,
  initializeApp,
  type App,
} from 'firebase-admin/app';
import { loadEnv } from 'vite';
import { ClearError } from '../lib/clear-error.ts';
import {
  databaseName,
  profiles,
  repositoryFolder,
  serverVariables,
  storageBucket,
} from '../lib/environment.ts';
import { print } from '../lib/print.ts';

/** The project of a service account's key. Throws a `ClearError`, with the usage, for an invalid key. */
export function projectOfKey(file: string, usage: string): string {
  if (file === '') {
    throw new ClearError(
      `Il manque GOOGLE_APPLICATION_CREDENTIALS, le chemin de la clé du compte de service.\n\n${usage}`,
    );
  }
  if (!existsSync(file)) {
    throw new ClearError(`La clé du compte de service n’est pas à l’adresse ${file}.`);
  }
  try {
    const key: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof key === 'object' && key !== null && 'project_id' in key) {
      const { project_id: projectId } = key;
      if (typeof projectId === 'string' && projectId !== '') return projectId;
    }
  } catch {
    // Reported below: in any case it is not a key.
  }
  throw new ClearError(`Le fichier ${file} n’est pas la clé d’un compte de service.`);
}

/** The path of the service account's key: of the environment, else of `.env.production.local`. Google's SDK reads it from the environment. */
export function keyFile(): string {
  const name = 'GOOGLE_APPLICATION_CREDENTIALS';
  const file = process.env[name] ?? loadEnv('production', repositoryFolder, name)[name];
  if (file !== undefined) process.env[name] = file;
  return file ?? '';
}

/** Options of an application over the emulators that the environment names. */
export function emulatedOptions(projectId: string) {
  const host = process.env['FIREBASE_DATABASE_EMULATOR_HOST'] ?? '';
  return {
    projectId,
    storageBucket: storageBucket(projectId),
    databaseURL: `http://${host}?ns=${databaseName(projectId)}`,
  };
}

/**
 * An application that bypasses the rules: over the local back end of `npm start` (`isLocal`), over the environment's emulators, or over a
 * real project, by the key of its service account and the addresses of its build (docs/deployment.md). Throws a `ClearError` for a missing
 * key.
 */
export function openAdminApp(usage: string, isLocal: boolean): App {
  if (isLocal) Object.assign(process.env, serverVariables(profiles.start));
  const isEmulated = (process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '') !== '';
  if (isEmulated)
    return initializeApp(emulatedOptions(process.env['GCLOUD_PROJECT'] ?? ''));
  const projectId = projectOfKey(keyFile(), usage);
  const built = loadEnv('production', repositoryFolder, 'VITE_FIREBASE_');
  const {
    VITE_FIREBASE_DATABASE_URL: databaseURL,
    VITE_FIREBASE_STORAGE_BUCKET: bucket,
  } = built;
  return initializeApp({
    credential: applicationDefault(),
    projectId,
    ...(databaseURL !== undefined && { databaseURL }),
    ...(bucket !== undefined && { storageBucket: bucket }),
  });
}

/** A sentence for an expected error; the error itself otherwise. */
function explain(error: unknown): unknown {
  if (error instanceof ClearError) return error.message;
  if (error instanceof Error && error.message.includes('ECONNREFUSED')) {
    return 'Le serveur local ne répond pas : lancez « npm start » à côté, puis recommencez.';
  }
  return error;
}

/**
 * A command of `npm run` that bypasses the rules: `work` gets the application and the typed parameters, without `--local`, and its answer
 * is printed. An error is printed as a sentence, and the program ends with an error code.
 */
export async function runAdminScript(
  usage: string,
  work: (app: App, words: readonly string[]) => Promise<string>,
): Promise<void> {
  const parameters = process.argv.slice(2);
  try {
    const app = openAdminApp(usage, parameters.includes('--local'));
    try {
      print(
        await work(
          app,
          parameters.filter((word) => word !== '--local'),
        ),
      );
    } finally {
      await deleteApp(app);
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
