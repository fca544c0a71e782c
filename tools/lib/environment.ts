import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { defaultSitePort } from '../dev/command-help.mjs';

/** Ports, project ids and folders of `npm start` and `npm test`, all in this file. */

export const repositoryFolder = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);

/** All local files that are never committed. */
export const localFolder = path.join(repositoryFolder, '.local');

/** Everything listens here only: neither the network nor IPv6 reaches the local back end. */
export const localHost = '127.0.0.1';

export type Ports = {
  auth: number;
  firestore: number;
  firestoreWebsocket: number;
  storage: number;
  database: number;
  hosting: number;
  hub: number;
  logging: number;
  ui: number;
  site: number;
};

export type Profile = {
  name: 'start' | 'test';
  /** A project id that begins with `demo-` makes every tool stay on this machine. */
  projectId: string;
  ports: Ports;
  /** Logs, temporary files and, for the tests, the built site in `site/`. */
  folder: string;
  /** Folder of the data for the next start. */
  dataFolder: string;
};

const startPorts: Ports = {
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  database: 9000,
  hosting: 5000,
  hub: 4400,
  logging: 4500,
  ui: 4000,
  site: defaultSitePort,
};

const testPorts: Ports = {
  auth: 19099,
  firestore: 18080,
  firestoreWebsocket: 19150,
  storage: 19199,
  database: 19000,
  hosting: 15000,
  hub: 14400,
  logging: 14500,
  ui: 14000,
  site: 15173,
};

/** Added to every port, so that two runs of the same command fit on one machine. */
const portShift = Number(process.env['QC_PORT_SHIFT'] ?? 0);

function shiftPorts(ports: Ports): Ports {
  return {
    auth: ports.auth + portShift,
    firestore: ports.firestore + portShift,
    firestoreWebsocket: ports.firestoreWebsocket + portShift,
    storage: ports.storage + portShift,
    database: ports.database + portShift,
    hosting: ports.hosting + portShift,
    hub: ports.hub + portShift,
    logging: ports.logging + portShift,
    ui: ports.ui + portShift,
    site: ports.site + portShift,
  };
}

function localPath(name: string): string {
  return path.join(localFolder, portShift === 0 ? name : `${name}-${portShift}`);
}

/** Ports differ so that `npm test` runs while `npm start` does. */
export const profiles = {
  start: {
    name: 'start',
    projectId: 'demo-qc',
    ports: shiftPorts(startPorts),
    folder: localPath('start'),
    dataFolder: localPath('data'),
  },
  test: {
    name: 'test',
    projectId: 'demo-qc-test',
    ports: shiftPorts(testPorts),
    folder: localPath('test'),
    dataFolder: localPath('test-data'),
  },
} as const satisfies Record<string, Profile>;

/** Folder of the built site of the end-to-end tests, served by Hosting. */
export function siteFolder(profile: Profile): string {
  return path.join(profile.folder, 'site');
}

/** The hosting configuration that the build writes, with the headers of its files. */
export function hostingFile(profile: Profile): string {
  return path.join(profile.folder, 'firebase.deploy.json');
}

/** Our Storage rules engine's coverage of the rules. */
export function storageCoverageFile(profile: Profile): string {
  return path.join(profile.folder, 'storage-rules-coverage.json');
}

/** The address of the site: Vite for `npm start`, the Hosting emulator for the tests. */
export function siteAddress({ name, ports }: Profile): string {
  return `http://${localHost}:${name === 'start' ? ports.site : ports.hosting}`;
}

/** The `VITE_FIREBASE_*` variables that point the site at the local back end. */
export function siteVariables({ projectId, ports }: Profile): Record<string, string> {
  return {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: storageBucket(projectId),
    VITE_FIREBASE_DATABASE_URL: `http://${localHost}:${ports.database}?ns=${databaseName(projectId)}`,
    VITE_FIREBASE_EMULATORS: [
      `auth=${localHost}:${ports.auth}`,
      `firestore=${localHost}:${ports.firestore}`,
      `storage=${localHost}:${ports.storage}`,
      `database=${localHost}:${ports.database}`,
    ].join(','),
  };
}

/** The variables by which firebase-admin and rules-unit-testing find the local back end. */
export function serverVariables({
  projectId,
  ports,
}: Pick<Profile, 'projectId' | 'ports'>): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${localHost}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${localHost}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${localHost}:${ports.storage}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `${localHost}:${ports.database}`,
    FIREBASE_EMULATOR_HUB: `${localHost}:${ports.hub}`,
    // Otherwise firebase-admin searches the metadata server of a Google machine.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** The default Realtime Database of a project, as the emulators name it. */
export function databaseName(projectId: string): string {
  return `${projectId}-default-rtdb`;
}

/** The default bucket of a project, as the emulators name it. */
export function storageBucket(projectId: string): string {
  return `${projectId}.appspot.com`;
}
