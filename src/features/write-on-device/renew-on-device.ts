import {
  demonstrationDrafts,
  readDeviceFile,
  removeFromDevice,
} from '@/data/parcours/device-parcours-store.ts';
import {
  keepDeviceMarches,
  keepMarcheUnderWay,
  readDeviceMarches,
  readMarcheUnderWay,
} from '@/data/marche/marche-keeper.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { takeIn } from '@/editing/files/take-in.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';

/** A file of a parcours of this device; null without one. Rejects if the device does not answer. */
export async function readHeldFile(path: string): Promise<Blob | null> {
  try {
    return await readDeviceFile(path);
  } catch (error) {
    // The images of a file without them were never here; a device that does not answer is another case.
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/**
 * Gives a parcours of this device another id, with its files and its walks, and returns that id: if the first is in another account, this
 * one may go into any. Its stored versions are left out. Rejects if the device has no room; the parcours is then unchanged here.
 */
export async function renewOnDevice(id: ParcoursId): Promise<ParcoursId> {
  const draft = await demonstrationDrafts.readDraft(id);
  if (draft === null) throw new NotFoundError(`There is no parcours ${id} here.`);
  const { parcours, saisies } = draft;
  const files = new Map<string, Blob>();
  for (const path of parcoursPaths(parcours)) {
    const blob = await readHeldFile(path);
    if (blob !== null) files.set(path, blob);
  }
  const renewed = await takeIn({ parcours, saisies, files });
  keepDeviceMarches(renewed, readDeviceMarches(id));
  const underWay = readMarcheUnderWay(id);
  if (underWay !== null) keepMarcheUnderWay(renewed, underWay);
  await removeFromDevice(id);
  return renewed;
}
