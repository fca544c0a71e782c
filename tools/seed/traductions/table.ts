import { laRochelle } from '../la-rochelle.ts';
import { saintFiacre } from '../saint-fiacre.ts';
import { vezelay } from '../vezelay.ts';
import { laRochelleTraductions } from './la-rochelle.ts';
import { saintFiacreTraductions } from './saint-fiacre.ts';
import type { SeedTraductions } from './seed-traduction.ts';
import { vezelayTraductions } from './vezelay.ts';

/** The parcours of the seed that are in other languages, by their id: the end of the saga shares the folder of Vézelay. */
export const traductionsByParcoursId: Readonly<
  Record<string, SeedTraductions | undefined>
> = {
  [laRochelle.parcours.id]: laRochelleTraductions,
  [saintFiacre.parcours.id]: saintFiacreTraductions,
  [vezelay.parcours.id]: vezelayTraductions,
};
