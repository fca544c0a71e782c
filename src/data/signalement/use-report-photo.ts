import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { signalementQueries } from './signalement-queries.ts';

/** The photo of a report at a path of Storage, fetched once `onAsk` was called, and again where that failed. */
export function useReportPhoto(path: string) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isFetching, error, refetch } = useQuery({
    ...signalementQueries.photo(useFirebase(), path),
    enabled: isAsked,
  });
  return {
    photo: data,
    isPending: isFetching,
    trouble: error === null || isFetching ? '' : errorMessage(error),
    alt: 'Ce que le joueur a photographié',
    onAsk: () => {
      if (isAsked) void refetch();
      setIsAsked(true);
    },
  };
}
