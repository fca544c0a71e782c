import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';

/** Tools of the editor, lent by the page: features do not import each other. */
export type ImportTools = {
  freshParcoursId: () => ParcoursId;
  freshEtapeId: () => EtapeId;
  /** Position of a photo; null if it has none. */
  photoPosition: (file: Blob) => Promise<Position | null>;
  /** Redraws a photo in its sizes, largest first. Rejects if it is not a photo. */
  preparePhoto: (file: Blob) => Promise<{
    blob: Blob;
    largeur: number;
    hauteur: number;
    copies: readonly Blob[];
  }>;
  /** A fresh place in Storage for an image of a parcours. */
  freshImagePath: (parcoursId: string, blob: Blob) => string;
};
