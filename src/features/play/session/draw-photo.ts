import { limits } from '@/domain/limits.ts';
import { drawAnew } from '@/lib/media/draw-anew.ts';

const quality = 0.82;

/**
 * Redraws a player's photo, no larger than needed: nothing of its file remains, neither place nor date. Rejects if this browser cannot read
 * the picture.
 */
export async function drawPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, limits.imageLongSide.max / Math.max(width, height));
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    return await drawAnew(bitmap, size, quality);
  } finally {
    bitmap.close();
  }
}
