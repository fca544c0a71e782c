import { zipDossier } from '@/domain/quete/dossier.ts';
import type { ZipRequest } from './zip-apart.ts';

/** The sums of 80 MB of pictures take a second of a phone: away from the thread that draws. */
self.onmessage = ({ data: { files, options } }: MessageEvent<ZipRequest>) => {
  try {
    // A blob is not copied on its way to the page.
    self.postMessage(new Blob([zipDossier(files, options)]));
  } catch (error) {
    self.postMessage(error);
  }
};
