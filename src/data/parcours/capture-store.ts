import { openDB, type DBSchema } from 'idb';
import type { Position } from '@/domain/geo/position.ts';
import { keptDatabase } from '../kept-database.ts';

/** A place that was noted on site, before anything is written of it. It is kept on this device alone. */
export type Capture = {
  /** The étape that it becomes takes this id: taken twice, it is there once. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  position: Position | null;
  accuracyMetres: number | null;
  note: string;
  /** The size of its photo; the files are kept apart, the largest first. */
  photo: { largeur: number; hauteur: number; fileCount: number } | null;
  hasVoice: boolean;
};

/** `photo-0` is the largest copy of a photo; `voix` what was said. */
export type MediaName = `photo-${number}` | 'voix';

// Bytes rather than a Blob: Safari loses Blobs kept in IndexedDB.
type StoredMedia = { type: string; bytes: ArrayBuffer };
type CaptureDatabase = DBSchema & {
  captures: { key: string; value: Capture };
  media: { key: [id: string, name: string]; value: StoredMedia };
};

const withCaptures = keptDatabase<CaptureDatabase>((terminated) =>
  openDB<CaptureDatabase>('qc-reperage', 1, {
    upgrade(database) {
      database.createObjectStore('captures', { keyPath: 'id' });
      database.createObjectStore('media');
    },
    terminated,
  }),
);

/** Keeps a place as it is now. Rejects, as all below, when the device has no room or refuses to keep anything. */
export async function keepCapture(capture: Capture): Promise<void> {
  await withCaptures((database) => database.put('captures', capture));
}

/** The places of this device, the first noted first. */
export async function listCaptures(): Promise<Capture[]> {
  const captures = await withCaptures((database) => database.getAll('captures'));
  return captures.toSorted((a, b) => a.at - b.at);
}

/** Keeps a photo or a voice of a place. */
export async function keepMedia(id: string, name: MediaName, blob: Blob): Promise<void> {
  const bytes = await blob.arrayBuffer();
  await withCaptures((database) =>
    database.put('media', { type: blob.type, bytes }, [id, name]),
  );
}

/** A photo or a voice; null when there is none. */
export async function readMedia(id: string, name: MediaName): Promise<Blob | null> {
  const stored = await withCaptures((database) => database.get('media', [id, name]));
  return stored === undefined ? null : new Blob([stored.bytes], { type: stored.type });
}

/** Forgets a photo or a voice. */
export async function dropMedia(id: string, name: MediaName): Promise<void> {
  await withCaptures((database) => database.delete('media', [id, name]));
}

/** Forgets a place and its photo. With `keepsVoice` the recording stays, for the author of the étape that it became. */
export async function dropCapture(
  { id, photo }: Capture,
  { keepsVoice }: { keepsVoice: boolean },
): Promise<void> {
  const files = Array.from(
    { length: photo?.fileCount ?? 0 },
    (_, index) => `photo-${String(index)}`,
  );
  const names = keepsVoice ? files : [...files, 'voix'];
  await withCaptures(async (database) => {
    const transaction = database.transaction(['captures', 'media'], 'readwrite');
    const media = transaction.objectStore('media');
    await Promise.all([
      transaction.objectStore('captures').delete(id),
      ...names.map((name) => media.delete([id, name])),
      transaction.done,
    ]);
  });
}
