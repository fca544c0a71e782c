import { useSyncExternalStore } from 'react';
import type { parJour } from '@/domain/limits.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { perServices } from '../firebase/per-services.ts';

/** What this page could not send because its day is full, and until when (epoch milliseconds of this device). */
export const limitWaits = perServices(() => {
  const untilByGenre = new Map<string, number>();
  const listeners = new Set<() => void>();
  return {
    /** Notes until when a genre waits; null once one of it has left. */
    note: (genre: string, until: number | null): void => {
      if (until === null) untilByGenre.delete(genre);
      else untilByGenre.set(genre, until);
      for (const listener of listeners) listener();
    },

    /** Whether it waits still. */
    isWaiting: (genre: string): boolean => (untilByGenre.get(genre) ?? 0) > Date.now(),

    /** Calls back at each note. Returns the way to stop. */
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

/** Whether something of a genre waits for another day: as many were made as the rules let in one. */
export function useLimitWait(genre: keyof typeof parJour): boolean {
  const { watch, isWaiting } = limitWaits(useFirebase());
  return useSyncExternalStore(watch, () => isWaiting(genre));
}
