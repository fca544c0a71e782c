import { keepPhoto, readPhoto } from '@/data/partie/photo-store.ts';
import type { EtapeId } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import type { PhotoKeeper } from '@/epreuves/player-props.ts';
import { drawAnew } from '@/lib/media/draw-anew.ts';

const quality = 0.82;

/** Where the photo of an étape is kept: drawn anew, so that nothing of the file but what one sees remains. */
export function photoKeeper(partieId: PartieId, etapeId: EtapeId): PhotoKeeper {
  return {
    read: () => readPhoto(partieId, etapeId),
    async keep(file) {
      const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
      try {
        const { width, height } = bitmap;
        const scale = Math.min(1, limits.imageLongSide.max / Math.max(width, height));
        const size = {
          width: Math.max(1, Math.round(width * scale)),
          height: Math.max(1, Math.round(height * scale)),
        };
        const photo = await drawAnew(bitmap, size, quality);
        await keepPhoto(partieId, etapeId, photo);
        return photo;
      } finally {
        bitmap.close();
      }
    },
  };
}
