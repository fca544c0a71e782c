import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import {
  listJudgedAvis,
  moderateAvis,
  type AvisCursor,
  type EtatJuge,
  type JudgedAvis,
} from '@/data/avis/avis-moderation-repository.ts';
import { JudgedMeanwhileError } from '@/data/moderation/judged-meanwhile-error.ts';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

const movedWords =
  'Quelqu’un de l’équipe s’en est occupé, ou son auteur l’a changé entre-temps. La liste est relue.';

/** The avis that everybody sees, or that are hidden, by pages; what judges one anew; and what came of it, in words. */
export function useJudged(etat: EtatJuge) {
  const [moved, setMoved] = useState('');
  const list = useInfiniteQuery({
    queryKey: ['moderation', 'avis', etat],
    queryFn: ({ pageParam }) => listJudgedAvis(etat, pageParam),
    initialPageParam: null as AvisCursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    // What was just hidden stays in its place, to be undone.
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
  const avis = list.data?.pages.flatMap((page) => page.avis) ?? [];
  const quetes = useQueries(queteQueries.byId(avis.map(({ queteId }) => queteId)));
  /**
   * Judges an avis as it stands. Null when it was done; else why it was not, in words that are empty where the list that
   * is read again says it.
   */
  const judge = async (one: JudgedAvis, jugement: Jugement): Promise<string | null> => {
    setMoved('');
    try {
      await moderateAvis(one, jugement);
      return null;
    } catch (error) {
      console.warn('An avis could not be judged anew.', error);
      if (!(error instanceof JudgedMeanwhileError)) return errorMessage(error);
      setMoved(movedWords);
      await list.refetch();
      return '';
    }
  };
  return { list, avis, quetes, moved, judge };
}
