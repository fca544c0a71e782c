import { decodeImage } from '@/editing/images/decode-image.ts';
import { photoPosition } from '@/editing/images/photo-position.ts';
import { freshImagePath, prepareImage } from '@/editing/images/prepare-image.ts';
import { freshEtapeId, freshParcoursId } from '@/editing/session/fresh-id.ts';
import type { ImportTools } from '@/features/parcours-import/import-tools.ts';

/** The editor's functions for both pages that begin from a file. */
export const importTools: ImportTools = {
  freshParcoursId,
  freshEtapeId,
  freshImagePath,
  photoPosition,
  preparePhoto: (file) => prepareImage(file, decodeImage),
};
