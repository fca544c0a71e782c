import { demonstrationDrafts } from '@/data/parcours/device-parcours-store.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { movedMedia } from '@/domain/etape/etape-media.ts';
import { mapPortraits, parcoursPaths } from '@/domain/parcours/portraits.ts';
import { freshParcoursId } from '../session/fresh-id.ts';
import { withKnownFiles, type OpenedFile } from './parcours-archive.ts';

/** The same parcours under another id, its files under a path of their own. */
export function renamed(parcours: Parcours, id: ParcoursId): Parcours {
  const pathOf = (path: string) => ownPath(path, id);
  return {
    ...parcours,
    id,
    slug: '',
    aventure: mapPortraits(parcours.aventure, (portrait) => ({
      ...portrait,
      path: pathOf(portrait.path),
    })),
    etapes: parcours.etapes.map((etape) => movedMedia(etape, pathOf)),
  };
}

/** Path of a file of any parcours once it belongs to this one. */
export function ownPath(path: string, id: ParcoursId): string {
  return `parcours/${id}/${path.split('/').at(-1) ?? ''}`;
}

/** Number of files a parcours uses that were not in its archive. */
export function countMissing({ parcours, files }: OpenedFile): number {
  return parcoursPaths(parcours).filter((path) => !files.has(path)).length;
}

/**
 * Stores a file's contents as a new parcours of this device, and returns its id. Files not in the archive are left out. Rejects if the
 * device has no room; nothing is then stored.
 */
export async function takeIn({
  parcours,
  saisies,
  files,
}: OpenedFile): Promise<ParcoursId> {
  const id = freshParcoursId();
  const known = withKnownFiles(parcours, (path) => files.has(path));
  try {
    for (const [path, blob] of files) {
      await demonstrationDrafts.keepImage(id, { path: ownPath(path, id), blob });
    }
    await demonstrationDrafts.writeDraft(newDraft(renamed(known, id), { saisies }));
  } catch (error) {
    await demonstrationDrafts.deleteDraft(id).catch(() => undefined);
    throw error;
  }
  return id;
}
