import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { Services } from '../firebase/services.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { signalementInboxRepository } from './signalement-inbox-repository.ts';

/** Players' reports, for the people who answer them. */
export const signalementQueries = {
  all: { queryKey: ['signalements'] as const },
  /** Unanswered reports, of one quête or of all of them (null). */
  open: (services: Services, queteId: QueteId | null) =>
    queryOptions({
      queryKey: ['signalements', queteId],
      queryFn: () => signalementInboxRepository(services).list(queteId),
    }),
  /** Last answered reports, of all quêtes. */
  closed: (services: Services) =>
    queryOptions({
      queryKey: ['signalements', 'clos'],
      queryFn: () => signalementInboxRepository(services).listClosed(),
    }),
  /** The photo of a report. */
  photo: (services: Services, path: string) =>
    queryOptions({
      queryKey: ['signalement-photo', path],
      queryFn: () => mediaRepository(services).readPrivate(path),
    }),
};

/** The photo of a report at a path of Storage, fetched once `onAsk` was called, and again after a failure. */
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
