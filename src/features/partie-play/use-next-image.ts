import { useEffect } from 'react';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';

/** Fetches the picture of the next étape ahead, while the network is there: it may be gone on the way. */
export function useNextImage({ etapeIndex }: Partie, { etapes }: Contenu): void {
  const path = etapes[etapeIndex + 1]?.image?.path;

  // The browser's own cache is outside React.
  useEffect(() => {
    if (path === undefined || !navigator.onLine) return;
    new Image().src = publicFileUrl(path);
  }, [path]);
}
