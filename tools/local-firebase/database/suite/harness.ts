import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  enableLogging,
  getDatabase,
  goOffline,
  onValue,
  type Database,
  type DataSnapshot,
  type Query,
} from 'firebase/database';
import type { EmulatorMockTokenOptions } from '@firebase/util';
import type { TreeNode } from '../tree/tree-node.ts';
import { startServer, type DatabaseServer, type ServerOptions } from '../server.ts';

/** A server of its own, and clients on it, all ended by `close`. */
export type Bench = {
  server: DatabaseServer;
  /** An unused database, with open rules unless some are loaded. */
  space: () => Space;
  close: () => Promise<void>;
};

export type Space = {
  name: string;
  /** A new client, with its own connection. */
  client: (user?: EmulatorMockTokenOptions) => Database;
  url: (path: string, parameters?: string) => string;
  loadRules: (rules: unknown) => void;
  /** The server's content. */
  root: () => TreeNode;
};

let count = 0;

export async function openBench(options: Partial<ServerOptions> = {}): Promise<Bench> {
  enableLogging(false);
  const server = await startServer({ port: 0, ...options });
  const apps: { app: FirebaseApp; database: Database }[] = [];
  return {
    server,
    space: () => {
      count += 1;
      const name = `space-${String(count)}`;
      const origin = `http://127.0.0.1:${String(server.port)}`;
      return {
        name,
        client: (user) => {
          count += 1;
          const app = initializeApp(
            { databaseURL: `${origin}?ns=${name}`, projectId: 'demo-qc' },
            `client-${String(count)}`,
          );
          const database = getDatabase(app);
          connectDatabaseEmulator(
            database,
            '127.0.0.1',
            server.port,
            user === undefined ? {} : { mockUserToken: user },
          );
          apps.push({ app, database });
          return database;
        },
        url: (path, parameters = '') => `${origin}/${path}.json?ns=${name}${parameters}`,
        root: () => server.databases.named(name).root,
        loadRules: (rules) => {
          server.databases.loadRulesOf(
            server.databases.named(name),
            typeof rules === 'string' ? rules : JSON.stringify({ rules }),
          );
        },
      };
    },
    close: async () => {
      for (const { app, database } of apps) {
        goOffline(database);
        await deleteApp(app);
      }
      await server.stop();
    },
  };
}

/** All values of a listener, and a way to wait for the expected state. */
export type Recording<T> = {
  list: T[];
  last: () => T | undefined;
  until: (isWanted: (last: T, list: T[]) => boolean) => Promise<T>;
};

/** A growing list, with a wait. */
export function recording<T>(): Recording<T> & { add: (item: T) => void } {
  const list: T[] = [];
  const waiting = new Set<() => void>();
  return {
    list,
    last: () => list.at(-1),
    add: (item) => {
      list.push(item);
      for (const look of [...waiting]) {
        look();
      }
    },
    until: (isWanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Never seen; got ${JSON.stringify(list)}`));
        }, 12_000);
        const look = () => {
          const last = list.at(-1);
          if (last !== undefined && isWanted(last, list)) {
            clearTimeout(timer);
            waiting.delete(look);
            resolve(last);
          }
        };
        waiting.add(look);
        look();
      }),
  };
}

/** The values of a place, as its listener gets them. */
export function valuesOf(query: Query): Recording<{ value: unknown }> {
  const values = recording<{ value: unknown }>();
  onValue(
    query,
    (snapshot) => {
      values.add({ value: snapshot.val() });
    },
    (error) => {
      values.add({ value: error.message });
    },
  );
  return values;
}

/** Waits until a place holds something that equals `wanted`. */
export async function untilValue(
  values: Recording<{ value: unknown }>,
  wanted: unknown,
): Promise<void> {
  const text = JSON.stringify(wanted);
  await values.until(({ value }) => JSON.stringify(value) === text);
}

/** The children of a snapshot in its order. */
export function keysOf(snapshot: DataSnapshot): string[] {
  const keys: string[] = [];
  snapshot.forEach((child) => {
    keys.push(child.key);
  });
  return keys;
}

/** The error of a promise that must fail. */
export async function errorOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('It was expected to fail');
}
