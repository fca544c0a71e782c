import type { Etape } from '../etape/etape.ts';
import type { Image } from '../etape/image.ts';
import { knownMedia, mediaCount } from '../etape/etape-media.ts';
import { imageFiles } from '../etape/image-files.ts';
import type { Parcours } from './parcours.ts';
import { mapPortraits } from './portraits.ts';

const fileName = /^[A-Za-z0-9_-]{1,80}\.(jpg|webp|avif|mp3|m4a|ogg|mp4)$/;

/** True if a path is a file in the folder of this parcours (`parcours/{id}/{name}`). */
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
 * The parcours without files outside its own folder: images, recordings and films of its étapes, portraits of its story. The rules do not
 * check paths, and a publisher may read files that the author may not: so apply this to all data read (étapes, revisions, archives), and
 * again before a publication reads any file.
 */
export function withOwnFiles(parcours: Parcours): Parcours {
  const { id } = parcours;
  return {
    ...parcours,
    aventure: mapPortraits(parcours.aventure, (portrait) => ownImage(id, portrait)),
    etapes: parcours.etapes.map((etape) => withOwnFilesOf(id, etape)),
  };
}
