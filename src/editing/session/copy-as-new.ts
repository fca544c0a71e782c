import { newDraft } from '@/data/parcours/new-draft.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { etapePaths, knownMedia, movedMedia } from '@/domain/etape/etape-media.ts';
import type { Aventure } from '@/domain/parcours/aventure.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  mapPortraits,
  parcoursPaths,
  withKnownPortraits,
} from '@/domain/parcours/portraits.ts';
import { noteWrittenHere, type DraftKeeper } from './draft-writing.ts';
import type { EditorSession } from './editor-session.ts';

/** Copies the files of an image or a recording for the new parcours; false if one of them cannot be read. */
async function copyFiles(
  paths: readonly string[],
  copyOf: (path: string) => string,
  { session, parcoursId, drafts }: Copying,
): Promise<boolean> {
  try {
    for (const path of paths) {
      const blob = await session.readImage(path);
      await drafts.keepImage(parcoursId, { path: copyOf(path), blob });
    }
    return true;
  } catch (error) {
    console.error(`${String(paths[0])} cannot be copied.`, error);
    return false;
  }
}

type Copying = { session: EditorSession; parcoursId: ParcoursId; drafts: DraftKeeper };

function copyPath(path: string, { parcoursId }: Copying): string {
  return path.replace(/^parcours\/[^/]+\//, `parcours/${parcoursId}/`);
}

/** The story with its portraits as the new parcours's own. */
async function copyAventure(aventure: Aventure, copying: Copying): Promise<Aventure> {
  const copied = new Set<string>();
  for (const path of parcoursPaths({ etapes: [], aventure })) {
    const isCopied = await copyFiles([path], (one) => copyPath(one, copying), copying);
    if (isCopied) copied.add(path);
  }
  const known = withKnownPortraits(aventure, (path) => copied.has(path));
  return mapPortraits(known, (portrait) => ({
    ...portrait,
    path: copyPath(portrait.path, copying),
  }));
}

async function copyEtape(etape: Etape, copying: Copying): Promise<Etape> {
  const copyOf = (path: string) => copyPath(path, copying);
  const copied = new Set<string>();
  for (const path of etapePaths(etape)) {
    if (await copyFiles([path], copyOf, copying)) copied.add(path);
  }
  const known = knownMedia(etape, (path) => copied.has(path));
  return movedMedia(known, copyOf);
}

/**
 * Stores the contents of a session as a parcours of its own under another id, for one deleted online. An unreadable image or recording is
 * left out. Rejects if the device has no room.
 */
export async function copyAsNew(
  session: EditorSession,
  parcoursId: ParcoursId,
  drafts: DraftKeeper,
): Promise<void> {
  const { parcours, saisies } = session.view();
  const copying = { session, parcoursId, drafts };
  const etapes = await Promise.all(
    parcours.etapes.map((etape) => copyEtape(etape, copying)),
  );
  const aventure = await copyAventure(parcours.aventure, copying);
  const copy: Parcours = { ...parcours, id: parcoursId, slug: '', aventure, etapes };
  await drafts.writeDraft(newDraft(copy, { saisies }));
  noteWrittenHere(parcoursId);
}
