import { laRochelleTraductions } from './la-rochelle.ts';
import type { SeedTraductions } from './seed-traduction.ts';
import { vezelayTraductions } from './vezelay.ts';

/** The quêtes of the seed that are in other languages, by their folder. */
export const traductionsByFolder: Readonly<Record<string, SeedTraductions | undefined>> =
  {
    'la-rochelle': laRochelleTraductions,
    vezelay: vezelayTraductions,
  };
