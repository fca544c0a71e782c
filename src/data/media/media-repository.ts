import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import {
  getBlob,
  getMetadata,
  ref,
  uploadBytesResumable,
  type StorageReference,
} from 'firebase/storage';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { ImageUpload } from '../parcours/parcours-store.ts';

/** An image of 2 MiB on a slow line takes about a minute… */
const transferDeadlineMs = 120_000;
/** …and larger files, as much longer. */
const slowBytesPerMs = 32;
const readDeadlineMs = 30_000;
/** Ten times as heavy as a picture. */
const readSoundDeadlineMs = 300_000;
const sound = /\.(mp3|m4a|ogg|mp4)$/;

async function isThere(reference: StorageReference): Promise<boolean> {
  try {
    await answered(getMetadata(reference), readDeadlineMs);
    return true;
  } catch {
    return false;
  }
}

/** The public name of an image or a recording: from its content, so that the same file is sent once. */
export async function publicFileName(blob: Blob): Promise<string> {
  return `${await sha256Hex(blob)}.${extensionByType[blob.type] ?? 'webp'}`;
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
  'video/mp4': 'mp4',
};

/** Images, recordings and films in Cloud Storage. Functions throw data errors. */
export const mediaRepository = perServices((services) => {
  async function referenceOf(path: string): Promise<StorageReference> {
    return ref(await answered(services.storage()), path);
  }

  async function upload({ path, blob, onProgress, signal }: ImageUpload): Promise<void> {
    const reference = await referenceOf(path);
    const task = uploadBytesResumable(reference, blob, { contentType: blob.type });
    const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      onProgress?.(totalBytes === 0 ? 1 : bytesTransferred / totalBytes);
    });
    const cancel = () => void task.cancel();
    signal?.addEventListener('abort', cancel);
    // Stopped while the SDK was loading: the event has been.
    if (signal?.aborted === true) cancel();
    try {
      await answered(
        task.then(() => undefined),
        Math.max(transferDeadlineMs, blob.size / slowBytesPerMs),
      );
    } catch (error) {
      task.cancel();
      // Files are never overwritten: a refusal may only mean that a lost answer had been a success.
      if (error instanceof AccessDeniedError && (await isThere(reference))) return;
      throw error;
    } finally {
      signal?.removeEventListener('abort', cancel);
      stop();
    }
  }

  async function put(path: string, blob: Blob): Promise<void> {
    if (!(await isThere(await referenceOf(path)))) await upload({ path, blob });
  }

  return {
    /** Sends a file named by its content, unless it exists already. */
    put,

    /**
     * Uploads an image or a recording of the working copy to `parcours/{id}/…`, or a picture of an article to `articles/…`, where it is
     * public. Names are drawn once: the same path is the same file.
     */
    upload,

    /** A private image or recording, of a working copy or of a report, for people allowed to see it. */
    readPrivate: async (path: string): Promise<Blob> =>
      answered(
        getBlob(await referenceOf(path)),
        sound.test(path) ? readSoundDeadlineMs : readDeadlineMs,
      ),

    /**
     * Puts a public copy of an image or a recording, named by its content, so that the same file is sent once: not when `isKnown`
     * holds of its path, which the version before names. Returns its path.
     */
    publish: async (
      queteId: string,
      blob: Blob,
      isKnown: (path: string) => boolean,
    ): Promise<string> => {
      const path = `quetes/${queteId}/${await publicFileName(blob)}`;
      if (!isKnown(path)) await upload({ path, blob });
      return path;
    },
  };
});
