import {
  demonstrationDrafts,
  deviceParcoursStore,
} from '@/data/parcours/device-parcours-store.ts';
import type { WritingPlace } from '@/editing/session/writing-place.ts';
import { devicePaths } from '@/lib/paths.ts';
import { TakeAwayStep } from './take-away-step.tsx';

/** Without an account: everything is stored in this browser, and nothing is published from here. */
export const devicePlace: WritingPlace = {
  kept: 'appareil',
  storeOf: () => deviceParcoursStore,
  drafts: demonstrationDrafts,
  list: { href: devicePaths.list(), label: 'Mes essais' },
  ways: devicePaths,
  lastStep: { label: 'Publier…', Step: TakeAwayStep },
};
