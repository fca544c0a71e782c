import { env } from '../env/env.ts';

/**
 * The public address of a public file, such as an image of a published quête. Separate from `lib/firebase/storage.ts`, so that a page which
 * only shows a picture loads no SDK.
 */
export function publicFileUrl(path: string): string {
  // A file that the site ships.
  if (path.startsWith('/')) return path;
  const emulator = env.emulators.storage;
  const origin =
    emulator === undefined
      ? 'https://firebasestorage.googleapis.com'
      : `http://${emulator}`;
  return `${origin}/v0/b/${env.firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
