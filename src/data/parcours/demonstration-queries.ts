import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { isCarryBegun } from './carry-store.ts';
import { demonstrationDrafts, deviceParcoursStore } from './device-parcours-store.ts';

const demonstrationKeys = {
  all: ['demonstrations'] as const,
  one: (id: ParcoursId) => ['demonstrations', id] as const,
  inAccount: (id: ParcoursId) => ['demonstrations', id, 'compte'] as const,
  versions: (id: ParcoursId) => ['demonstrations', id, 'versions'] as const,
  carry: (id: ParcoursId) => ['demonstrations', id, 'envoi'] as const,
};

/** The parcours that are written on this device without an account. */
export const demonstrationQueries = {
  all: () =>
    queryOptions({
      queryKey: demonstrationKeys.all,
      queryFn: () => demonstrationDrafts.listDrafts(),
      gcTime: 0,
    }),

  /** Whether a carry into an account was begun, and cut. */
  isCarryBegun: (id: ParcoursId) =>
    queryOptions({
      queryKey: demonstrationKeys.carry(id),
      queryFn: () => isCarryBegun(id),
      gcTime: 0,
    }),
};

/** Whether the account that is open has a parcours already: another tab, or another device, may have carried it. */
export function useIsInAccount(id: ParcoursId) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: demonstrationKeys.inAccount(id),
      queryFn: async () => {
        const { parcoursRepository } = await import('./parcours-repository.ts');
        return parcoursRepository(services)
          .load(id)
          .then(
            () => true,
            // Not there, not ours, or not known for now: the page then says that this device does not keep it.
            () => false,
          );
      },
      gcTime: 0,
    }),
  );
}

/** Whether its author asked for a version to be kept: versions are on this device alone. */
export function useHasKeptVersions(id: ParcoursId) {
  return useQuery(
    queryOptions({
      queryKey: demonstrationKeys.versions(id),
      queryFn: async () => {
        const { jalons } = await deviceParcoursStore.listJalons(id, null);
        return jalons.some(({ raison }) => raison === 'demande');
      },
      gcTime: 0,
    }),
  );
}

/** Null when this device does not keep it. */
export function useDemonstration(id: ParcoursId) {
  return useQuery(
    queryOptions({
      queryKey: demonstrationKeys.one(id),
      queryFn: () => demonstrationDrafts.readDraft(id),
      gcTime: 0,
    }),
  );
}
