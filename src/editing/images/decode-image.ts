import { drawAnew } from '@/lib/media/draw-anew.ts';
import type { Cadre, DecodedImage } from './prepare-image.ts';

/** The part of a picture within `cadre`; frees the memory of the whole. */
async function cut(whole: ImageBitmap, cadre: Cadre): Promise<ImageBitmap> {
  const { width, height } = whole;
  const part = await createImageBitmap(
    whole,
    Math.round((cadre.x / 100) * width),
    Math.round((cadre.y / 100) * height),
    Math.max(1, Math.round((cadre.width / 100) * width)),
    Math.max(1, Math.round((cadre.height / 100) * height)),
  );
  whole.close();
  return part;
}

/** Reads a picture with the browser's own decoders, turned by its EXIF. Rejects a file that is not a picture. */
export async function decodeImage(file: Blob, cadre?: Cadre): Promise<DecodedImage> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const bitmap = cadre === undefined ? whole : await cut(whole, cadre);
  return {
    width: bitmap.width,
    height: bitmap.height,
    encode: (size, quality) => drawAnew(bitmap, size, quality),
    close: () => bitmap.close(),
  };
}
