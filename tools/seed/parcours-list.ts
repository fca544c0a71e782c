import { barbentane } from './barbentane.ts';
import { colmar } from './colmar.ts';
import { cordesSurCiel } from './cordes-sur-ciel.ts';
import { dijon } from './dijon.ts';
import { laRochelle } from './la-rochelle.ts';
import { lesBauxDeProvence } from './les-baux-de-provence.ts';
import { saintMalo } from './saint-malo.ts';
import type { SeedParcours } from './seed-parcours.ts';
import { vezelay } from './vezelay.ts';

/** Published by the seed, in this order: the last is the newest in the catalogue. */
export const publishedList: readonly SeedParcours[] = [
  laRochelle,
  cordesSurCiel,
  colmar,
  saintMalo,
  dijon,
  vezelay,
  lesBauxDeProvence,
];

/** Left as drafts. */
export const draftList: readonly SeedParcours[] = [barbentane];
