import { drawAnew } from '@/lib/media/draw-anew.ts';
import type { DecodedImage } from './prepare-image.ts';

/** Reads a picture with the browser's own decoders, turned as its EXIF says. Rejects when the file is none. */
export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    width: bitmap.width,
    height: bitmap.height,
    encode: (size, quality) => drawAnew(bitmap, size, quality),
    close: () => bitmap.close(),
  };
}
