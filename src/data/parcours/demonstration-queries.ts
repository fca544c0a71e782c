import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { isCarryBegun } from './carry-store.ts';
import { demonstrationDrafts, deviceParcoursStore } from './device-parcours-store.ts';

/** The parcours that are written on this device without an account. */
export const demonstrationQueries = {
  all: () =>
    queryOptions({
      queryKey: ['demonstrations'],
      queryFn: () => demonstrationDrafts.listDrafts(),
      gcTime: 0,
    }),

  /** True if a move into an account was begun, and interrupted. */
  isCarryBegun: (id: ParcoursId) =>
    queryOptions({
      queryKey: ['demonstrations', id, 'envoi'],
      queryFn: () => isCarryBegun(id),
      gcTime: 0,
    }),
};

/** True if the open account has a parcours already: another tab, or another device, may have moved it. */
export function useIsInAccount(id: ParcoursId) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['demonstrations', id, 'compte'],
      queryFn: async () => {
        const { parcoursRepository } = await import('./parcours-repository.ts');
        return parcoursRepository(services)
          .load(id)
          .then(
            () => true,
            // Missing, not ours, or unknown for now: the page then says that this device does not store it.
            () => false,
          );
      },
      gcTime: 0,
    }),
  );
}

/** True if the author of a parcours of this device stored a version: versions are on this device alone. */
export function useHasKeptVersions(id: ParcoursId) {
  return useQuery(
    queryOptions({
      queryKey: ['demonstrations', id, 'versions'],
      queryFn: async () => {
        const { jalons } = await deviceParcoursStore.listJalons(id, null);
        return jalons.some(({ raison }) => raison === 'demande');
      },
      gcTime: 0,
    }),
  );
}

/** A parcours written on this device without an account; null if the device does not have it. */
export function useDemonstration(id: ParcoursId) {
  return useQuery(
    queryOptions({
      queryKey: ['demonstrations', id],
      queryFn: () => demonstrationDrafts.readDraft(id),
      gcTime: 0,
    }),
  );
}
