import type { FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  type Database,
} from 'firebase/database';
import { env } from '../env/env.ts';
import { firebaseApp, hostAndPort } from './app.ts';

const opened = new WeakMap<FirebaseApp, Database>();

/** The Realtime Database of an application, by WebSockets only: its other way would need a hole in the content policy. */
export function openDatabase(app: FirebaseApp): Database {
  const known = opened.get(app);
  if (known !== undefined) return known;
  forceWebSockets();
  const database = getDatabase(app);
  const emulator = env.emulators.database;
  if (emulator !== undefined) connectDatabaseEmulator(database, ...hostAndPort(emulator));
  opened.set(app, database);
  return database;
}

/** TRANSITIONAL, goes with N2. */
export function realtimeDatabase(): Database {
  return openDatabase(firebaseApp());
}
