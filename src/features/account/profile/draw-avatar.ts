import { limits } from '@/domain/limits.ts';
import { heicText, isHeic } from '@/lib/media/heic.ts';

/** Why a picture cannot be taken. */
export class AvatarRefusedError extends Error {
  override readonly name = 'AvatarRefusedError';
  readonly reason: 'trop-lourde' | 'heic' | 'illisible';
  constructor(reason: AvatarRefusedError['reason'], options?: ErrorOptions) {
    super(`The picture was refused: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Message for a refused picture, with the remedy. */
export function avatarRefusalText({ reason }: AvatarRefusedError): string {
  if (reason === 'heic') return heicText();
  return reason === 'trop-lourde'
    ? 'Cette image dépasse 60 Mo. Choisissez-en une plus légère.'
    : 'Ce fichier n’est pas une image que nous savons lire. Choisissez une photo JPEG, PNG ou WebP.';
}

/**
 * Reads a file as a picture, rotated by its EXIF. Rejects with `AvatarRefusedError` above 60 MiB or if it is not a picture, whatever its
 * name.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > limits.imageSourceBytes.max) {
    throw new AvatarRefusedError('trop-lourde');
  }
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new AvatarRefusedError(isHeic(file) ? 'heic' : 'illisible', { cause: error });
  }
}

/** Square to keep, in pixels of the picture. */
type Crop = { x: number; y: number; side: number };

/** Framing of a picture: `zoom` from 1 (largest square) up, `across` and `down` from 0 to 1. */
export type Framing = { zoom: number; across: number; down: number };

export const middleFraming: Framing = { zoom: 1, across: 0.5, down: 0.5 };
export const maximumZoom = 4;

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Returns the square of a framing; never beyond the picture. Pure. */
export function cropOf(
  { width, height }: { width: number; height: number },
  { zoom, across, down }: Framing,
): Crop {
  const side = Math.min(width, height) / between(zoom, 1, maximumZoom);
  return {
    x: (width - side) * between(across, 0, 1),
    y: (height - side) * between(down, 0, 1),
    side,
  };
}

/**
 * Returns the framing after a drag of the picture by so many screen pixels, with the square `shown` pixels wide. The picture follows the
 * finger. Pure.
 */
export function draggedFraming(
  size: { width: number; height: number },
  framing: Framing,
  { dx, dy, shown }: { dx: number; dy: number; shown: number },
): Framing {
  const { side } = cropOf(size, framing);
  const scale = side / shown;
  const shift = (length: number, share: number, by: number) =>
    length - side < 1 ? share : between(share - (by * scale) / (length - side), 0, 1);
  return {
    ...framing,
    across: shift(size.width, framing.across, dx),
    down: shift(size.height, framing.down, dy),
  };
}

/** Draws the chosen square over the whole canvas. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { x, y, side }: Crop,
): void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

function canvasToBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => {
      if (blob === null) reject(new Error('The canvas gave no picture.'));
      else resolve(blob);
    };
    canvas.toBlob(done, type, 0.85);
  });
}

/** Encodes the square as a picture of 256 × 256: only these pixels of the file remain. */
export async function encodeAvatar(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = limits.avatarSide.max;
  canvas.height = limits.avatarSide.max;
  drawCrop(canvas, picture, crop);
  const webp = await canvasToBlob(canvas, 'image/webp');
  // Safari does not write WebP: it returns a PNG instead.
  return webp.type === 'image/webp' ? webp : canvasToBlob(canvas, 'image/jpeg');
}
