import type { Etape } from '../etape/etape.ts';
import type { Image } from '../etape/image.ts';
import { knownMedia, mediaCount } from '../etape/etape-media.ts';
import { imageFiles } from '../etape/image-files.ts';
import type { Parcours } from './parcours.ts';
import { mapPortraits } from './portraits.ts';

const fileName = /^[A-Za-z0-9_-]{1,80}\.(jpg|webp|avif|mp3|m4a|ogg|mp4)$/;

/** Whether a path names a file in the folder of this very parcours (`parcours/{id}/{name}`). */
export function isOwnFile(parcoursId: string, path: string): boolean {
  const folder = `parcours/${parcoursId}/`;
  return path.startsWith(folder) && fileName.test(path.slice(folder.length));
}

function withOwnFilesOf(parcoursId: string, etape: Etape): Etape {
  const own = knownMedia(etape, (path) => isOwnFile(parcoursId, path));
  return mediaCount(own) === mediaCount(etape) ? etape : own;
}

function ownImage(parcoursId: string, image: Image | null): Image | null {
  if (image === null) return null;
  return imageFiles(image).every(({ path }) => isOwnFile(parcoursId, path))
    ? image
    : null;
}

/**
 * The same parcours without the files that lie in the folder of another, or nowhere: images, recordings and films of
 * its étapes, portraits of its story. The rules do not look at paths, and who publishes may read what its author may not: so this is
 * applied to whatever was read (étapes, revisions, archives), and again before a publication reads any file.
 */
export function withOwnFiles(parcours: Parcours): Parcours {
  const { id } = parcours;
  return {
    ...parcours,
    aventure: mapPortraits(parcours.aventure, (portrait) => ownImage(id, portrait)),
    etapes: parcours.etapes.map((etape) => withOwnFilesOf(id, etape)),
  };
}
