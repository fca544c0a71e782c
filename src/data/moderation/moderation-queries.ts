import {
  infiniteQueryOptions,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import {
  avisModerationRepository,
  type AvisCursor,
  type EtatJuge,
  type WaitingAvis,
} from '../avis/avis-moderation-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import {
  photoModerationRepository,
  type WaitingPhoto,
} from './photo-moderation-repository.ts';

/** The team's moderation queue, and judged items. */
export const moderationQueries = {
  all: { queryKey: ['moderation'] as const },
  /** Public or hidden avis, by pages. */
  judged: (services: Services, etat: EtatJuge) =>
    infiniteQueryOptions({
      queryKey: ['moderation', 'avis', etat],
      queryFn: ({ pageParam }) =>
        avisModerationRepository(services).listJudged(etat, pageParam),
      initialPageParam: null as AvisCursor | null,
      getNextPageParam: (page) => page.next,
      staleTime: 0,
      // A newly hidden item stays in its place, to be undone.
      refetchOnWindowFocus: false,
    }),
};

/** An item to be reviewed by the team. */
export type Waiting =
  | ({ genre: 'avis' } & WaitingAvis)
  | ({ genre: 'photo' } & WaitingPhoto);

/** The queue of players' texts and photos, for admins. Functions throw data errors. */
export const moderationRepository = perServices((services) => {
  const avis = avisModerationRepository(services);
  const photos = photoModerationRepository(services);

  return {
    /** All that waits, oldest first: 50 avis and the photos of 50 reports at the most. */
    list: async (): Promise<Waiting[]> => {
      const [pendingAvis, waitingPhotos] = await Promise.all([
        avis.listPending(),
        photos.list(),
      ]);
      const all: Waiting[] = [
        ...pendingAvis.map((one) => ({ genre: 'avis' as const, ...one })),
        ...waitingPhotos.map((one) => ({ genre: 'photo' as const, ...one })),
      ];
      return all.toSorted((a, b) => a.at - b.at);
    },

    /**
     * Publishes an item, or hides it for a reason. Also throws `JudgedMeanwhileError`, when another admin judged it, or its author changed
     * it, since it was listed.
     */
    judge: async (waiting: Waiting, { motif, reponse }: Jugement): Promise<void> => {
      switch (waiting.genre) {
        case 'avis':
          return avis.moderate({ ...waiting, etat: 'attente' }, { motif, reponse });
        case 'photo':
          return motif === null ? photos.keep(waiting) : photos.remove(waiting, motif);
      }
    },
  };
});

/** The team's moderation queue. */
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
