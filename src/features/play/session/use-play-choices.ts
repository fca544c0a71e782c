import { useSyncExternalStore } from 'react';
import {
  readPlayChoices,
  watchPlayChoices,
  type PlayChoices,
} from '@/data/partie/play-choices.ts';

/** How this device plays: first names, stories listened to, the screen kept awake. */
export function usePlayChoices(): PlayChoices {
  return useSyncExternalStore(watchPlayChoices, readPlayChoices);
}
