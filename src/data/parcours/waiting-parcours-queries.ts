import { queryOptions } from '@tanstack/react-query';
import type { Draft } from './draft-repository.ts';

const waitingKeys = {
  title: (id: string) => ['waiting-parcours', id] as const,
  count: ['waiting-parcours', 'count'] as const,
};

// Pages about an account ask for it: what reads this device comes with the first question.
async function listDrafts(): Promise<Draft[]> {
  const { demonstrationDrafts } = await import('./device-parcours-store.ts');
  return demonstrationDrafts.listDrafts();
}

/** What was written on this device without an account, as the pages of an account name it. */
export const waitingParcoursQueries = {
  /** The title of one of them; null where this device does not keep it. */
  title: (id: string) =>
    queryOptions({
      queryKey: waitingKeys.title(id),
      queryFn: async () => {
        const draft = (await listDrafts()).find((one) => one.id === id);
        if (draft === undefined) return null;
        return draft.parcours.titre.trim() || 'Parcours sans titre';
      },
      gcTime: 0,
    }),

  /** How many there are. */
  count: () =>
    queryOptions({
      queryKey: waitingKeys.count,
      queryFn: async () => (await listDrafts()).length,
      staleTime: 0,
      gcTime: 0,
    }),
};
