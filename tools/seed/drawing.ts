import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const imagesFolder = join(import.meta.dirname, 'images');

/** The vector file of a drawing, from the path of its working copy in Storage. */
export function drawingFile(folder: string, workingPath: string): string {
  return join(imagesFolder, folder, `${basename(workingPath, '.webp')}.svg`);
}

/** The working copy of a drawing, as an author's browser would have uploaded it. */
export function workingFile(folder: string, workingPath: string): string {
  return join(imagesFolder, folder, basename(workingPath));
}

/** Every drawing there is, named `folder/name`. */
export function drawingList(): { nom: string; path: string }[] {
  return readdirSync(imagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .toSorted()
    .map((name) => ({ nom: name, path: join(imagesFolder, name) }));
}
