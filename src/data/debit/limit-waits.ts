import { useSyncExternalStore } from 'react';
import type { parJour } from '@/domain/limits.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { perServices } from '../firebase/per-services.ts';

/** Genres that this page could not send because of a daily limit, and until when (epoch milliseconds of this device). */
export const limitWaits = perServices(() => {
  const untilByGenre = new Map<string, number>();
  const listeners = new Set<() => void>();
  return {
    /** Records until when a genre waits; null once one of it was sent. */
    note: (genre: string, until: number | null): void => {
      if (until === null) untilByGenre.delete(genre);
      else untilByGenre.set(genre, until);
      for (const listener of listeners) listener();
    },

    /** True while it waits. */
    isWaiting: (genre: string): boolean => (untilByGenre.get(genre) ?? 0) > Date.now(),

    /** Calls back at each note. Returns the way to stop. */
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

/** True if a genre waits for another day: its daily limit is reached. */
export function useLimitWait(genre: keyof typeof parJour): boolean {
  const { watch, isWaiting } = limitWaits(useFirebase());
  return useSyncExternalStore(watch, () => isWaiting(genre));
}
