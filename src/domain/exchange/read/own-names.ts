/** What our own archive calls its text. */
export const ownTextName = 'parcours.json';
/** Where our own archive keeps images and recordings. */
const ownMediaFolder = 'medias/';

/** What a file of a parcours is called in our own archive. */
export function ownMediaName(path: string): string {
  return ownMediaFolder + (path.split('/').at(-1) ?? path);
}
