import { newDraft } from '@/data/parcours/new-draft.ts';
import type { Etape, Image } from '@/domain/etape/etape.ts';
import { imageFiles } from '@/domain/etape/image-files.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import type { DraftKeeper, EditorSession } from './editor-session.ts';

async function copyImage(
  image: Image,
  session: EditorSession,
  parcoursId: ParcoursId,
  drafts: DraftKeeper,
): Promise<Image | null> {
  const copyOf = (path: string) =>
    path.replace(/^parcours\/[^/]+\//, `parcours/${parcoursId}/`);
  try {
    for (const { path } of imageFiles(image)) {
      const blob = await session.readImage(path);
      await drafts.keepImage(parcoursId, { path: copyOf(path), blob });
    }
    return { ...image, path: copyOf(image.path) };
  } catch (error) {
    console.error(`The image ${image.path} cannot be copied.`, error);
    return null;
  }
}

/**
 * Keeps what a session holds as a parcours of its own under another id, for when the first was deleted online.
 * An image that can no longer be read is left out. Rejects when the device has no room.
 */
export async function copyAsNew(
  session: EditorSession,
  parcoursId: ParcoursId,
  drafts: DraftKeeper,
): Promise<void> {
  const { parcours, saisies } = session.view();
  const etapes = await Promise.all(
    parcours.etapes.map(async (etape): Promise<Etape> => {
      if (etape.image === null) return etape;
      const image = await copyImage(etape.image, session, parcoursId, drafts);
      return { ...etape, image };
    }),
  );
  const copy: Parcours = { ...parcours, id: parcoursId, slug: '', etapes };
  await drafts.writeDraft(newDraft(copy, { saisies }));
}
