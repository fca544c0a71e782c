import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  goOffline,
  push,
  ref,
  runTransaction,
  set,
  type Database,
} from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type DatabaseServer } from '../server.ts';
import { owner } from '../token.ts';
import { plainJson } from '../tree/json.ts';
import { untilValue, valuesOf } from './harness.ts';

let server: DatabaseServer;
let apps: FirebaseApp[] = [];

function client(name: string): Database {
  const databaseURL = `http://127.0.0.1:${String(server.port)}?ns=restart`;
  const app = initializeApp({ databaseURL, projectId: 'demo-qc' }, name);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', server.port);
  apps.push(app);
  return database;
}

/** It disappears at once, with every connection. */
const kill = () => server.stop();

/** On the same port, with its data, before any client has reconnected. */
async function comeBack(): Promise<void> {
  const { root } = server.databases.named('restart');
  server = await startServer({ port: server.port });
  const database = server.databases.named('restart');
  database.commit(owner, database.planPut('', plainJson(root)));
}

beforeEach(async () => {
  server = await startServer({ port: 0 });
});

afterEach(async () => {
  for (const app of apps) {
    goOffline(getDatabase(app));
    await deleteApp(app);
  }
  apps = [];
  await server.stop();
});

describe('a killed and restarted Realtime Database', () => {
  it('gets what was written meanwhile, once and in order, and tells it to who listens', async () => {
    const writer = client('writer');
    const reader = client('reader');
    const words = valuesOf(ref(reader, 'messages'));
    await set(ref(writer, 'messages/a'), 'avant');
    await untilValue(words, { a: 'avant' });
    await kill();
    const waiting = Promise.all([
      set(ref(writer, 'messages/b'), 'pendant'),
      set(ref(writer, 'messages/c'), 'encore'),
    ]);
    await comeBack();
    await waiting;
    await untilValue(words, { a: 'avant', b: 'pendant', c: 'encore' });
    expect((await get(ref(client('later'), 'messages'))).val()).toEqual({
      a: 'avant',
      b: 'pendant',
      c: 'encore',
    });
  });

  it('counts each word of two people once, though both sent one while it was away', async () => {
    const people = [client('one'), client('other')];
    await Promise.all(people.map((person) => get(ref(person, 'n'))));
    await kill();
    const waiting = people.map(async (person) => {
      await set(push(ref(person, 'words')), 'un mot');
      await runTransaction(ref(person, 'n'), (n: unknown) => Number(n ?? 0) + 1);
    });
    await comeBack();
    await Promise.all(waiting);
    const later = client('later');
    expect((await get(ref(later, 'n'))).val()).toBe(2);
    expect((await get(ref(later, 'words'))).size).toBe(2);
  });
});
