import {
  demonstrationDrafts,
  readDeviceFile,
} from '@/data/parcours/device-parcours-store.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { toZipFile } from '@/editing/files/parcours-archive.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Downloads a parcours of this device with its files. Throws if this device does not have it or does not answer. */
export async function takeFile(id: ParcoursId): Promise<void> {
  const draft = await demonstrationDrafts.readDraft(id);
  if (draft === null) throw new NotFoundError(`There is no parcours ${id} here.`);
  const { file } = await toZipFile(draft.parcours, draft.saisies, readDeviceFile);
  saveFile(file);
}
