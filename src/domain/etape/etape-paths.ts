import type { Etape } from './etape.ts';
import { imageFiles } from './image-files.ts';

/** The places in Storage of the files that an étape shows or lets be heard, the smaller copies of its image included. */
export function etapePaths({ image, audio }: Pick<Etape, 'image' | 'audio'>): string[] {
  const images = image === null ? [] : imageFiles(image).map(({ path }) => path);
  return audio === '' ? images : [...images, audio];
}
