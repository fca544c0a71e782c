import { initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  getDatabase,
  onDisconnect,
  onValue,
  ref,
  runTransaction,
  set,
  type Database,
} from 'firebase/database';

/** The tests' interface inside a page of Chromium: its global `remote`. */
export type BrowserPage = {
  /** The values heard, as JSON, oldest first. */
  heard: string[];
  openDatabase: (port: number, name: string) => void;
  write: (place: string, value: unknown) => Promise<void>;
  listen: (place: string) => Promise<void>;
  count: (place: string, times: number) => Promise<void>;
  appear: (place: string) => Promise<void>;
};

let database: Database;

const remote: BrowserPage = {
  heard: [],
  openDatabase(port, name) {
    const databaseURL = `http://127.0.0.1:${String(port)}?ns=${name}`;
    database = getDatabase(initializeApp({ databaseURL, projectId: 'demo-qc' }));
    connectDatabaseEmulator(database, '127.0.0.1', port);
  },
  write: (place, value) => set(ref(database, place), value),
  listen: (place) =>
    new Promise((resolve) => {
      onValue(ref(database, place), (snapshot) => {
        remote.heard.push(JSON.stringify(snapshot.val()));
        resolve();
      });
    }),
  async count(place, times) {
    for (let done = 0; done < times; done += 1) {
      await runTransaction(ref(database, place), (now: number | null) => (now ?? 0) + 1);
    }
  },
  async appear(place) {
    await onDisconnect(ref(database, place)).remove();
    await set(ref(database, place), true);
  },
};

Object.assign(globalThis, { remote });
