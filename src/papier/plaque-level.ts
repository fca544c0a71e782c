import type { Plaque } from '@/domain/quete/plaque.ts';
import type { QrLevel } from '@/ui/pictures/draw-qr.ts';

/** Error correction of a plate, by its sort: a short text makes a small code, of which a torn corner is a large share. */
export const plaqueLevel = { etape: 'H', code: 'H' } as const satisfies Record<
  Plaque['sorte'],
  QrLevel
>;
