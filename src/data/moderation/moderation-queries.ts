import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import {
  avisModerationRepository,
  type AvisCursor,
  type EtatJuge,
  type JudgedAvis,
} from '../avis/avis-moderation-repository.ts';
import type { Services } from '../firebase/services.ts';
import { JudgedMeanwhileError } from './judged-meanwhile-error.ts';
import { moderationRepository, type Waiting } from './moderation-repository.ts';

const moderationKeys = {
  all: ['moderation'] as const,
  waiting: ['moderation', 'attente'] as const,
  judged: (etat: EtatJuge) => ['moderation', 'avis', etat] as const,
};

/** What waits for the team, and what it judged. */
export const moderationQueries = {
  waiting: (services: Services) =>
    queryOptions({
      queryKey: moderationKeys.waiting,
      queryFn: () => moderationRepository(services).list(),
      staleTime: 0,
    }),
  /** The avis that everybody sees, or that are hidden, by pages. */
  judged: (services: Services, etat: EtatJuge) =>
    infiniteQueryOptions({
      queryKey: moderationKeys.judged(etat),
      queryFn: ({ pageParam }) =>
        avisModerationRepository(services).listJudged(etat, pageParam),
      initialPageParam: null as AvisCursor | null,
      getNextPageParam: (page) => page.next,
      staleTime: 0,
      // What was just hidden stays in its place, to be undone.
      refetchOnWindowFocus: false,
    }),
};

/** Judgements. What failed for another reason than `JudgedMeanwhileError` stays as it is, with what is written about it. */
export const moderationMutations = {
  /** Judges what waits: the queue is read again, and what was judged with it. */
  judge: (services: Services) =>
    mutationOptions({
      mutationFn: ({ waiting, jugement }: { waiting: Waiting; jugement: Jugement }) =>
        moderationRepository(services).judge(waiting, jugement),
      onSettled: async (_data, error, _variables, _result, { client }) => {
        if (error !== null && !(error instanceof JudgedMeanwhileError)) return;
        await client.invalidateQueries({ queryKey: moderationKeys.all });
      },
    }),
  /** Judges an avis again. Done, it stays in its place in the list of `etat`, to be undone. */
  judgeAgain: (services: Services, etat: EtatJuge) =>
    mutationOptions({
      mutationFn: ({ avis, jugement }: { avis: JudgedAvis; jugement: Jugement }) =>
        avisModerationRepository(services).moderate(avis, jugement),
      onSettled: async (_data, error, _variables, _result, { client }) => {
        if (!(error instanceof JudgedMeanwhileError)) return;
        await client.invalidateQueries({ queryKey: moderationKeys.judged(etat) });
      },
    }),
};
