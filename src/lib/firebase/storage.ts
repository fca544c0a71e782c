import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getStorage,
  type FirebaseStorage,
} from 'firebase/storage';
import { env } from '../env/env.ts';
import { hostAndPort } from './app.ts';

/** Cloud Storage of an application. */
export function openStorage(app: FirebaseApp): FirebaseStorage {
  const storage = getStorage(app);
  const emulator = env.emulators.storage;
  if (emulator !== undefined) connectStorageEmulator(storage, ...hostAndPort(emulator));
  return storage;
}

/** The public address of a public file, such as an image of a published quête. */
export function publicFileUrl(path: string): string {
  const emulator = env.emulators.storage;
  const origin =
    emulator === undefined
      ? 'https://firebasestorage.googleapis.com'
      : `http://${emulator}`;
  return `${origin}/v0/b/${env.firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
