import { useQuery, queryOptions } from '@tanstack/react-query';

// Account pages call it: the device's reader is loaded with the first call.
async function listDrafts() {
  const { demonstrationDrafts } = await import('./device-parcours-store.ts');
  return demonstrationDrafts.listDrafts();
}

/** The title of a parcours written on this device without an account; null if the device does not have it. */
export function useWaitingTitle(id: string | null): string | null {
  const { data = null } = useQuery(
    queryOptions({
      queryKey: ['waiting-parcours', id],
      queryFn: async () => {
        const draft = (await listDrafts()).find((one) => one.id === id);
        if (draft === undefined) return null;
        return draft.parcours.titre.trim() || 'Parcours sans titre';
      },
      gcTime: 0,
      enabled: id !== null,
    }),
  );
  return data;
}

/** Number of parcours written on this device without an account; 0 until known. */
export function useWaitingCount(): number {
  const { data = 0 } = useQuery(
    queryOptions({
      queryKey: ['waiting-parcours', 'count'],
      queryFn: async () => (await listDrafts()).length,
      staleTime: 0,
      gcTime: 0,
    }),
  );
  return data;
}
