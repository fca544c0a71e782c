import type { Etape } from '@/domain/etape/etape.ts';
import { mapMedia } from '@/domain/etape/etape-media.ts';
import type { Image } from '@/domain/etape/image.ts';
import { imageFiles } from '@/domain/etape/image-files.ts';
import { hasOnlyBlankEtape } from '@/domain/parcours/blank-parcours.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { mapPortraits, parcoursPaths } from '@/domain/parcours/portraits.ts';
import { checkRoom, gather } from '@/editing/files/join-files.ts';
import { withKnownFiles, type OpenedFile } from '@/editing/files/parcours-archive.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { fieldKey, readSaisieKey } from '@/editing/session/field-key.ts';

/** Result of adding étapes. */
export type Joined = {
  etapeCount: number;
  /** Images and recordings that were not in the files. */
  missingCount: number;
};

/** Returns a new path for a file: a sent file is never overwritten. Its name keeps the mark of its smaller copies. */
function freshPath(path: string, id: ParcoursId): string {
  const name = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  const [, end = ''] = /((?:-g)?\.[a-z0-9]+)$/i.exec(path) ?? [];
  return `parcours/${id}/${name}${end}`;
}

type Moved = [from: string, to: string];

/** The image with new paths for its files, and their old paths. */
function withFreshPath(image: Image, id: ParcoursId): { image: Image; moved: Moved[] } {
  const own = { ...image, path: freshPath(image.path, id) };
  const to = imageFiles(own);
  const moved = imageFiles(image).map(({ path }, index): Moved => [
    path,
    to[index]?.path ?? own.path,
  ]);
  return { image: own, moved };
}

/** The étape with new paths for its files, and their old paths. */
function withFreshPaths(etape: Etape, id: ParcoursId): { etape: Etape; moved: Moved[] } {
  const moved: Moved[] = [];
  const owned = mapMedia(etape, {
    image: (image) => {
      const fresh = withFreshPath(image, id);
      moved.push(...fresh.moved);
      return fresh.image;
    },
    file: (path) => {
      const own = freshPath(path, id);
      moved.push([path, own]);
      return own;
    },
  });
  return { etape: owned, moved };
}

/**
 * Adds the étapes of files at the end of the open parcours, as one operation; images and recordings are stored first, so that nothing is
 * added if the device has no room. Throws `FileRefusedError` above the limit of a parcours; rejects if the device has no room.
 */
export async function joinToSession(
  session: EditorSession,
  opened: readonly OpenedFile[],
): Promise<Joined> {
  const { parcours } = session.view();
  const { id, aventure } = parcours;
  const known = { etapes: hasOnlyBlankEtape(parcours) ? [] : parcours.etapes, aventure };
  const gathered = gather(opened, parcours);
  const { objets, drapeaux, personnages } = gathered.aventure;
  checkRoom({
    etapes: [...known.etapes, ...gathered.etapes],
    aventure: {
      ...aventure,
      objets: [...aventure.objets, ...objets],
      drapeaux: [...aventure.drapeaux, ...drapeaux],
      personnages: [...aventure.personnages, ...personnages],
    },
  });
  const { files } = gathered;
  const paths = parcoursPaths(gathered);
  const complete = withKnownFiles(
    { ...parcours, etapes: gathered.etapes, aventure: gathered.aventure },
    (path) => files.has(path),
  );
  const pieces = complete.etapes.map((etape) => withFreshPaths(etape, id));
  const moved = pieces.flatMap((piece) => piece.moved);
  const added = mapPortraits(complete.aventure, (portrait) => {
    const fresh = withFreshPath(portrait, id);
    moved.push(...fresh.moved);
    return fresh.image;
  });
  for (const [from, to] of moved) {
    const blob = files.get(from);
    if (blob !== undefined) await session.keepImage({ path: to, blob });
  }
  session.apply({
    type: 'joinEtapes',
    etapes: pieces.map(({ etape }) => etape),
    aventure: added,
  });
  for (const [key, texte] of Object.entries(gathered.saisies)) {
    const field = readSaisieKey(key);
    if (field !== null) session.setSaisie(fieldKey(field), texte);
  }
  return {
    etapeCount: pieces.length,
    missingCount: paths.filter((path) => !files.has(path)).length,
  };
}
