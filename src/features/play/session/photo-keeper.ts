import { keepPhoto, readPhoto } from '@/data/partie/photo-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import type { PhotoKeeper } from '@/epreuves/player-props.ts';
import { drawPhoto } from './draw-photo.ts';

/** Storage of an étape's photo: redrawn, so that only the visible picture of the file remains. */
export function photoKeeper(partieId: PartieId, etapeId: EtapeId): PhotoKeeper {
  return {
    read: () => readPhoto(partieId, etapeId),
    async keep(file) {
      const photo = await drawPhoto(file);
      await keepPhoto(partieId, etapeId, photo);
      return photo;
    },
  };
}
