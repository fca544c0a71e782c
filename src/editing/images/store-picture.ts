import type { Image } from '@/domain/etape/image.ts';
import { imageFiles } from '@/domain/etape/image-files.ts';
import type { EditorSession } from '../session/editor-session.ts';
import {
  freshImagePath,
  prepareImage,
  type Cadre,
  type DecodeImage,
} from './prepare-image.ts';

/**
 * Makes a picture smaller, keeps it and its copies with the draft, and gives its place and size. Rejects with
 * `ImageRefusedError`, or with what the device says when it is full.
 */
export async function storePicture(
  session: Pick<EditorSession, 'id' | 'keepImage'>,
  file: Blob,
  decode: DecodeImage,
  cadre?: Cadre,
): Promise<Pick<Image, 'path' | 'largeur' | 'hauteur'>> {
  const { blob, largeur, hauteur, copies } = await prepareImage(file, decode, cadre);
  const path = freshImagePath(session.id, blob);
  const blobs = [blob, ...copies];
  for (const [index, kept] of imageFiles({ path, largeur, hauteur }).entries()) {
    await session.keepImage({ path: kept.path, blob: blobs[index] ?? blob });
  }
  return { path, largeur, hauteur };
}
