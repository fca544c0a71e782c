import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';

/** Parts of an étape shown on a map: its place, name and radius. */
export type DrawnEtape = Pick<Etape, 'id' | 'titre' | 'position'> & {
  epreuve: Pick<Epreuve, 'type' | 'cible' | 'rayon'>;
};

/** Parts of a parcours shown on a map. */
export type DrawnParcours = Pick<Parcours, 'commune' | 'trace'> & {
  etapes: readonly DrawnEtape[];
};

/** The map's part of a parcours: typing in its texts does not change it. */
export function drawnParcours({ commune, trace, etapes }: Parcours): DrawnParcours {
  return {
    commune,
    trace,
    etapes: etapes.map(({ id, titre, position, epreuve: { type, cible, rayon } }) => ({
      id,
      titre,
      position,
      epreuve: { type, cible, rayon },
    })),
  };
}
