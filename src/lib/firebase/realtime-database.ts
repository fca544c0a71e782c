import type { FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  type Database,
} from 'firebase/database';
import { env } from '../env/env.ts';
import { hostAndPort } from './app.ts';

/** The Realtime Database of an application, by WebSockets only: its other way would need a hole in the content policy. */
export function openDatabase(app: FirebaseApp): Database {
  forceWebSockets();
  const database = getDatabase(app);
  const emulator = env.emulators.database;
  if (emulator !== undefined) connectDatabaseEmulator(database, ...hostAndPort(emulator));
  return database;
}
