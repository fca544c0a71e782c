/** Name of the text in our own archive. */
export const ownTextName = 'parcours.json';
/** Folder of images and recordings in our own archive. */
const ownMediaFolder = 'medias/';

/** Name of a parcours's file in our own archive. */
export function ownMediaName(path: string): string {
  return ownMediaFolder + (path.split('/').at(-1) ?? path);
}
