import {
  infiniteQueryOptions,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import {
  avisModerationRepository,
  type AvisCursor,
  type EtatJuge,
} from '../avis/avis-moderation-repository.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { moderationRepository } from './moderation-repository.ts';

/** What waits for the team, and what it judged. */
export const moderationQueries = {
  all: { queryKey: ['moderation'] as const },
  /** The avis that everybody sees, or that are hidden, by pages. */
  judged: (services: Services, etat: EtatJuge) =>
    infiniteQueryOptions({
      queryKey: ['moderation', 'avis', etat],
      queryFn: ({ pageParam }) =>
        avisModerationRepository(services).listJudged(etat, pageParam),
      initialPageParam: null as AvisCursor | null,
      getNextPageParam: (page) => page.next,
      staleTime: 0,
      // What was just hidden stays in its place, to be undone.
      refetchOnWindowFocus: false,
    }),
};

/** What waits for the team. */
export function useWaitingModeration() {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['moderation', 'attente'],
      queryFn: () => moderationRepository(services).list(),
      staleTime: 0,
    }),
  );
}
