import type { Image } from '@/domain/etape/image.ts';
import { heicText, isHeic } from '@/lib/media/heic.ts';
import { largeMark, smallSides, imageFiles } from '@/domain/etape/image-files.ts';
import { limits } from '@/domain/limits.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** An image ready to be stored and sent, with its smaller copies, the larger first. */
type PreparedImage = {
  blob: Blob;
  largeur: number;
  hauteur: number;
  copies: readonly Blob[];
};

/** A part of a picture, in hundredths of its width and height. */
export type Cadre = { x: number; y: number; width: number; height: number };

/** Why an image cannot be taken. */
export class ImageRefusedError extends Error {
  override readonly name = 'ImageRefusedError';
  readonly reason: 'trop-lourde' | 'video' | 'heic' | 'illisible' | 'trop-detaillee';
  constructor(reason: ImageRefusedError['reason'], options?: ErrorOptions) {
    super(`The image was refused: ${reason}.`, options);
    this.reason = reason;
  }
}

/** A decoded picture; `encode` draws it again, so only pixels of the file remain. */
export type DecodedImage = {
  width: number;
  height: number;
  encode: (size: { width: number; height: number }, quality: number) => Promise<Blob>;
  close: () => void;
};

/** Reads a file, or a part of it, as a picture; rejects if it is not one. The browser's, or a stand-in for tests. */
export type DecodeImage = (file: Blob, cadre?: Cadre) => Promise<DecodedImage>;

const qualities = [0.82, 0.7, 0.55] as const;
const scales = [1, 0.75, 0.5] as const;
const copyQuality = 0.8;

/** The size of a picture whose longer side is at most `longSide` pixels; never enlarged. */
export function fitLongSide(
  { width, height }: { width: number; height: number },
  longSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function encodeSmallEnough(
  picture: DecodedImage,
): Promise<Omit<PreparedImage, 'copies'>> {
  for (const scale of scales) {
    const size = fitLongSide(picture, limits.imageLongSide.max * scale);
    for (const quality of qualities) {
      const blob = await picture.encode(size, quality);
      if (blob.size <= limits.imageBytes.max) {
        return { blob, largeur: size.width, hauteur: size.height };
      }
    }
  }
  throw new ImageRefusedError('trop-detaillee');
}

async function encodeCopies(
  picture: DecodedImage,
  large: Omit<PreparedImage, 'copies'>,
): Promise<PreparedImage> {
  const copies: Blob[] = [];
  // In sequence: a phone has the memory of one canvas, not of three.
  for (const side of smallSides(large)) {
    copies.push(await picture.encode(fitLongSide(picture, side), copyQuality));
  }
  return { ...large, copies };
}

/**
 * Makes of a chosen file, or of the part of it within `cadre`, an image of at most 1,600 pixels and 2 MiB with its smaller copies, without
 * place, date or camera. Throws `ImageRefusedError` for a file over 60 MiB or one that is not a picture, whatever its name.
 */
export async function prepareImage(
  file: Blob,
  decode: DecodeImage,
  cadre?: Cadre,
): Promise<PreparedImage> {
  if (file.type.startsWith('video/')) throw new ImageRefusedError('video');
  if (file.size > limits.imageSourceBytes.max) throw new ImageRefusedError('trop-lourde');
  let picture: DecodedImage;
  try {
    picture = await decode(file, cadre);
  } catch (error) {
    // Safari reads the photos of an iPhone; the other browsers do not.
    throw new ImageRefusedError(isHeic(file) ? 'heic' : 'illisible', { cause: error });
  }
  try {
    return await encodeCopies(picture, await encodeSmallEnough(picture));
  } finally {
    picture.close();
  }
}

const extensionByType: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** A fresh path in Storage for an image of a parcours, from which those of its smaller copies derive. */
export function freshImagePath(parcoursId: string, { type }: Blob): string {
  const name = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  return `parcours/${parcoursId}/${name}${largeMark}.${extensionByType[type] ?? 'jpg'}`;
}

/** Message for a refused image, with the next step. */
export function imageRefusalText({ reason }: ImageRefusedError): string {
  switch (reason) {
    case 'trop-lourde':
      return 'Cette image dépasse 60 Mo. Choisissez-en une plus légère.';
    case 'video':
      return 'C’est une vidéo, et une étape montre une image. Choisissez une photo, ou une capture de la vidéo.';
    case 'heic':
      return heicText();
    case 'illisible':
      return 'Ce fichier n’est pas une image que nous savons lire. Choisissez une photo JPEG, PNG ou WebP.';
    case 'trop-detaillee':
      return 'Cette image reste trop lourde, même réduite. Choisissez-en une autre.';
  }
}

/**
 * Makes a picture smaller, stores it and its copies with the draft, and returns its place and size. Rejects with `ImageRefusedError`, or
 * with the device's error when it is full.
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
