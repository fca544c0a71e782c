import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firebaseStorage } from '@/lib/firebase/storage.ts';
import {
  getBlob,
  getMetadata,
  ref,
  uploadBytesResumable,
  type StorageReference,
} from 'firebase/storage';
import { withDeadline } from '@/lib/network/deadline.ts';
import type { ImageUpload } from '../parcours/parcours-store.ts';

/** An image of 2 MiB on a slow line takes about a minute… */
const transferDeadlineMs = 120_000;
/** …and what is larger, as much longer. */
const slowBytesPerMs = 32;
const readDeadlineMs = 30_000;
/** Ten times as heavy as a picture. */
const readSoundDeadlineMs = 300_000;
const sound = /\.(mp3|m4a|ogg)$/;

async function isThere(reference: StorageReference): Promise<boolean> {
  try {
    await withDeadline(getMetadata(reference), readDeadlineMs);
    return true;
  } catch {
    return false;
  }
}

async function upload({ path, blob, onProgress, signal }: ImageUpload): Promise<void> {
  const reference = ref(firebaseStorage(), path);
  const task = uploadBytesResumable(reference, blob, { contentType: blob.type });
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress?.(totalBytes === 0 ? 1 : bytesTransferred / totalBytes);
  });
  const cancel = () => void task.cancel();
  signal?.addEventListener('abort', cancel);
  try {
    await withDeadline(
      task.then(() => undefined),
      Math.max(transferDeadlineMs, blob.size / slowBytesPerMs),
    );
  } catch (error) {
    task.cancel();
    const translated = toDataError(error);
    // Files are never overwritten: a refusal may only mean that a lost answer had been a success.
    if (translated instanceof AccessDeniedError && (await isThere(reference))) return;
    throw translated;
  } finally {
    signal?.removeEventListener('abort', cancel);
    stop();
  }
}

/**
 * Sends an image or a recording of the working copy to `parcours/{id}/…`, whose names are drawn once: the same path is the same
 * file. Throws one of the data errors.
 */
export async function uploadParcoursImage(image: ImageUpload): Promise<void> {
  await upload(image);
}

/** Sends a picture of an article to `articles/…`, where everybody may read it. Throws one of the data errors. */
export async function uploadArticleImage(image: ImageUpload): Promise<void> {
  await upload(image);
}

/**
 * An image or a recording that is not public, of a working copy or of a report, for those who may see it. Throws one of
 * the data errors.
 */
export async function readPrivateImage(path: string): Promise<Blob> {
  try {
    return await withDeadline(
      getBlob(ref(firebaseStorage(), path)),
      sound.test(path) ? readSoundDeadlineMs : readDeadlineMs,
    );
  } catch (error) {
    throw toDataError(error);
  }
}

async function sha256Hex(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const extensionByType: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
};

/**
 * Puts a copy of an image or a recording where everybody may read it, named by its content, so that the same file is
 * sent once. Gives its path. Throws one of the data errors.
 */
export async function publishFile(queteId: string, blob: Blob): Promise<string> {
  const extension = extensionByType[blob.type] ?? 'webp';
  const path = `quetes/${queteId}/${await sha256Hex(blob)}.${extension}`;
  if (!(await isThere(ref(firebaseStorage(), path)))) await upload({ path, blob });
  return path;
}
