import { toArchive } from '@/domain/exchange/export-parcours.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';

export type ImageReader = Pick<EditorSession, 'readImage'>;

/** The archive of a parcours with all its pictures and recordings, as bytes. Rejects when one cannot be read. */
export async function packArchive(
  parcours: Parcours,
  session: ImageReader,
): Promise<Uint8Array<ArrayBuffer>> {
  const media: { path: string; bytes: Uint8Array }[] = [];
  // One after the other: a phone has the memory of a few, not of all.
  for (const path of parcoursPaths(parcours)) {
    const blob = await session.readImage(path);
    media.push({ path, bytes: new Uint8Array(await blob.arrayBuffer()) });
  }
  return toArchive(parcours, media);
}
