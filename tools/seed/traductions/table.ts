import { laRochelle } from '../la-rochelle.ts';
import { vezelay } from '../vezelay.ts';
import { laRochelleTraductions } from './la-rochelle.ts';
import type { SeedTraductions } from './seed-traduction.ts';
import { vezelayTraductions } from './vezelay.ts';

/** The parcours of the seed that are in other languages, by their id: the end of the saga shares the folder of Vézelay. */
export const traductionsByParcoursId: Readonly<
  Record<string, SeedTraductions | undefined>
> = {
  [laRochelle.parcours.id]: laRochelleTraductions,
  [vezelay.parcours.id]: vezelayTraductions,
};
