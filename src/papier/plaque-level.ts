import type { Plaque } from '@/domain/quete/plaque.ts';
import type { QrLevel } from '@/ui/pictures/draw-qr.ts';

/** How tough the code of a plate is, by its sort. A code to find is short, so a torn corner is a larger share of it than of an address. */
export const plaqueLevel = { etape: 'Q', code: 'H' } as const satisfies Record<
  Plaque['sorte'],
  QrLevel
>;
