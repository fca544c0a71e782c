import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { tableauQueries } from '@/data/tableau/tableau-queries.ts';
import { tableauRepository } from '@/data/tableau/tableau-repository.ts';
import { newestLignes } from '@/domain/parcours/tableau-parts.ts';

/** What is open is counted again once the last count is older than this. */
const recountMs = 10 * 60_000;

const noParts = { partCount: 1, movedAt: 0 };

/**
 * The list of the team, and what reads all that has changed in it. Where it has several parts, those after the first are
 * read once `isRestWanted`. It brings itself up to date: `gathering` says how that goes.
 */
export function useTableau(isRestWanted: boolean) {
  const services = useFirebase();
  const list = useQuery(tableauQueries.parcours(services));
  const further = list.data?.further ?? null;
  const rest = useQuery({
    ...tableauQueries.rest(services, further ?? noParts),
    enabled: further !== null && isRestWanted,
  });
  const lignes = list.data?.lignes ?? [];
  const client = useQueryClient();
  const gathering = useMutation({
    mutationFn: () => tableauRepository(services).gather(),
    onSuccess: (state) =>
      client.setQueryData(tableauQueries.parcours(services).queryKey, state),
    onError: (error) => console.warn('The list could not be brought up to date.', error),
  });
  const { mutate: gather } = gathering;
  const isWhole = list.data?.isWhole !== false && rest.data?.isWhole !== false;
  const isCounted = list.data?.isCounted !== false;
  const countedAt = list.data?.ouverts?.at ?? 0;
  // The back end is outside React: what an opening leaves unread is read without a press, once until it changes.
  useEffect(() => {
    const isRecent = isCounted || Date.now() - countedAt < recountMs;
    if (!isWhole || !isRecent) gather();
  }, [isWhole, isCounted, countedAt, gather]);
  return {
    list,
    rest,
    gathering,
    lignes: rest.data === undefined ? lignes : newestLignes([lignes, rest.data.lignes]),
    /** Whether every row that was kept is here. */
    isComplete: list.isSuccess && (further === null || rest.isSuccess),
  };
}
