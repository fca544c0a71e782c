import { readAnyway, writeAnyway } from '@/device/database.ts';
import { keysUnder } from '@/device/rows.ts';
import { storeOf } from '@/device/stores.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { PartieId } from '@/domain/partie/partie.ts';

/** A photo as stored: bytes, since Safari loses stored files. */
type KeptPhoto = {
  partieId: string;
  etapeId: string;
  bytes: ArrayBuffer;
  type: string;
};

const photos = storeOf<KeptPhoto>('photos');

/** Stores the photo of an étape on this device, or in this page if the device refuses. Never rejects. */
export async function keepPhoto(
  partieId: PartieId,
  etapeId: EtapeId,
  photo: Blob,
): Promise<void> {
  const bytes = await photo.arrayBuffer();
  await writeAnyway([photos], (rows) =>
    rows.put({ partieId, etapeId, bytes, type: photo.type }),
  );
}

/** The photo of an étape; null for none. Never rejects. */
export async function readPhoto(
  partieId: PartieId,
  etapeId: EtapeId,
): Promise<Blob | null> {
  const kept = await readAnyway([photos], (rows) => rows.get([partieId, etapeId]));
  return kept === undefined ? null : new Blob([kept.bytes], { type: kept.type });
}

/** Takes every photo of some parties off the device. Never rejects. */
export async function forgetPhotos(partieIds: readonly string[]): Promise<void> {
  await writeAnyway([photos], async (rows) => {
    for (const id of partieIds) await rows.remove(keysUnder(id));
  });
}
