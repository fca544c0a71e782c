import type { Contenu } from '../quete/quete.ts';
import { countedEtapes } from './bilan.ts';
import { suiviOf, type Partie } from './partie.ts';

/** At how many étapes of a walk the phone was measured, out of those that are on the map. */
export type SurPlace = {
  vueCount: number;
  lieuCount: number;
  /** Half of them, at least: enough for the mark of the tampon. */
  isEarned: boolean;
};

/** The first étape has no « En route ! » and a GPS finds nothing in some streets: half of the places are enough. */
const enough = 0.5;

/** What the device knows of where a party was played. It proves nothing, is asked of nobody and leaves the device never. */
export function surPlaceOf(partie: Partie, contenu: Contenu): SurPlace {
  const placed = countedEtapes(partie, contenu).filter(
    ({ position }) => position !== null,
  );
  const seen = placed.filter(({ id }) => suiviOf(partie, id).surPlace === true);
  const [vueCount, lieuCount] = [seen.length, placed.length];
  return {
    vueCount,
    lieuCount,
    isEarned: vueCount > 0 && vueCount >= lieuCount * enough,
  };
}
