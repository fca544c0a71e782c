import { useEffect } from 'react';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { publicImage } from '@/lib/media/public-image.ts';

/** Prefetches the picture of the next étape while online: the network may be gone on the way. */
export function useNextImage({ etapeIndex }: Partie, { etapes }: Contenu): void {
  const image = etapes[etapeIndex + 1]?.image;

  // The browser's own cache is outside React.
  useEffect(() => {
    if (!image || !navigator.onLine) return;
    const { src, srcSet = '', sizes = '' } = publicImage(image);
    // The sizes are set first: the browser then fetches the very copy that it will show.
    Object.assign(new Image(), { sizes, srcset: srcSet, src });
  }, [image]);
}
