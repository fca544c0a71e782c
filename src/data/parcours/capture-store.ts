import { read, write } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import type { Position } from '@/domain/geo/position.ts';

/** A place noted on site, before any text. It is stored on this device alone. */
export type Capture = {
  /** The étape that it becomes takes this id: taken twice, it is there once. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  position: Position | null;
  accuracyMetres: number | null;
  note: string;
  /** The size of its photo; the files are stored separately, largest first. */
  photo: { largeur: number; hauteur: number; fileCount: number } | null;
  hasVoice: boolean;
};

/** `photo-0` is the largest copy of a photo; `voix` the recording. */
export type MediaName = `photo-${number}` | 'voix';

// Bytes rather than a Blob: Safari loses Blobs kept in IndexedDB.
type StoredMedia = { captureId: string; name: string; type: string; bytes: ArrayBuffer };

const captures = storeOf<Capture>('captures');
const medias = storeOf<StoredMedia>('captures-medias');

/** Stores a place in its present state. Throws `DeviceError`, as all below, if the device has no room or refuses. */
export async function keepCapture(capture: Capture): Promise<void> {
  await write([captures], (rows) => rows.put(capture));
}

/** The places of this device, the first noted first. */
export async function listCaptures(): Promise<Capture[]> {
  const all = await read([captures], (rows) => rows.all());
  return all.toSorted((a, b) => a.at - b.at);
}

/** Stores a photo or a voice of a place. */
export async function keepMedia(id: string, name: MediaName, blob: Blob): Promise<void> {
  const bytes = await blob.arrayBuffer();
  const media = { captureId: id, name, type: blob.type, bytes };
  await write([medias], (rows) => rows.put(media));
}

/** A photo or a voice; null for none. */
export async function readMedia(id: string, name: MediaName): Promise<Blob | null> {
  const stored = await read([medias], (rows) => rows.get([id, name]));
  return stored === undefined ? null : new Blob([stored.bytes], { type: stored.type });
}

/** Forgets a photo or a voice. */
export async function dropMedia(id: string, name: MediaName): Promise<void> {
  await write([medias], (rows) => rows.remove([id, name]));
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
  await write([captures, medias], async (captureRows, mediaRows) => {
    await captureRows.remove(id);
    for (const name of names) await mediaRows.remove([id, name]);
  });
}
