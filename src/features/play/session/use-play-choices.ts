import { useSyncExternalStore } from 'react';
import {
  readPlayChoices,
  watchPlayChoices,
  type PlayChoices,
} from '@/data/partie/play-choices.ts';

/** Preferences of this device: first names, spoken stories, screen kept awake. */
export function usePlayChoices(): PlayChoices {
  return useSyncExternalStore(watchPlayChoices, readPlayChoices);
}
