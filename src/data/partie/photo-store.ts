import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { onDevice } from '../on-device.ts';

/** A photo as the device keeps it: bytes, since Safari loses files that it was given to keep. */
type KeptPhoto = { bytes: ArrayBuffer; type: string };
type Schema = DBSchema & {
  photos: { key: [partieId: string, etapeId: string]; value: KeptPhoto };
};

const databaseName = 'quetes-et-codes-photos';

/** Photos of this page where the device keeps nothing. */
const memory = new Map<string, Blob>();

function openPhotos(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('photos');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

function withPhotos<T>(
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
  otherwise: T,
): Promise<T> {
  return onDevice(openPhotos, work, otherwise, 'The device keeps no photo.');
}

function memoryKey(partieId: PartieId, etapeId: EtapeId): string {
  return `${partieId}/${etapeId}`;
}

/** Keeps the photo of an étape on this device, or in this page where the device refuses. Never rejects. */
export async function keepPhoto(
  partieId: PartieId,
  etapeId: EtapeId,
  photo: Blob,
): Promise<void> {
  memory.set(memoryKey(partieId, etapeId), photo);
  const bytes = await photo.arrayBuffer();
  await withPhotos<unknown>(
    (database) =>
      database.put('photos', { bytes, type: photo.type }, [partieId, etapeId]),
    undefined,
  );
}

/** The photo of an étape; null when there is none. Never rejects. */
export async function readPhoto(
  partieId: PartieId,
  etapeId: EtapeId,
): Promise<Blob | null> {
  const here = memory.get(memoryKey(partieId, etapeId));
  if (here !== undefined) return here;
  const kept = await withPhotos(
    (database) => database.get('photos', [partieId, etapeId]),
    undefined,
  );
  return kept === undefined ? null : new Blob([kept.bytes], { type: kept.type });
}

/** Takes every photo of some parties off the device. Never rejects. */
export async function forgetPhotos(partieIds: readonly string[]): Promise<void> {
  for (const key of memory.keys()) {
    if (partieIds.some((id) => key.startsWith(`${id}/`))) memory.delete(key);
  }
  await withPhotos<unknown>(async (database) => {
    const transaction = database.transaction('photos', 'readwrite');
    // Every key of a party lies between it alone and it with the last text there can be.
    await Promise.all(
      partieIds.map((id) =>
        transaction.store.delete(IDBKeyRange.bound([id], [id, '\uFFFF'])),
      ),
    );
    await transaction.done;
  }, undefined);
}
