import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  type Database,
} from 'firebase/database';
import { env } from '../env/env.ts';
import { firebaseApp, hostAndPort } from './app.ts';

let database: Database | undefined;

/** The Realtime Database, by WebSockets only: its other way would need a hole in the content policy. */
export function realtimeDatabase(): Database {
  if (database !== undefined) return database;
  forceWebSockets();
  database = getDatabase(firebaseApp());
  const emulator = env.emulators.database;
  if (emulator !== undefined) connectDatabaseEmulator(database, ...hostAndPort(emulator));
  return database;
}
