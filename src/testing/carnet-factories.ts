import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';

/** A page of a carnet, a day after the one before it. */
export function createFeuillet(number: number): Feuillet {
  return {
    id: `partie${number}`,
    queteId: queteIdSchema.parse(`21_dijon_quete-${number}`),
    titre: `Quête ${number}`,
    communeNom: 'Dijon',
    genre: 'quete',
    theme: 'pierre',
    points: number,
    finishedAt: Date.UTC(2026, 4, 1, 12) + number * 86_400_000,
  };
}
