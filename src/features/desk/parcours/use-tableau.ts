import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { tableauQueries } from '@/data/tableau/tableau-queries.ts';
import { tableauRepository } from '@/data/tableau/tableau-repository.ts';
import { newestLignes } from '@/domain/parcours/tableau-parts.ts';

/** Open items are counted again after this time. */
const recountMs = 10 * 60_000;

const noParts = { partCount: 1, movedAt: 0 };

/**
 * The list of the team, and its reader of all changes. Its parts after the first are read once `isRestWanted`. It updates itself:
 * `gathering` is the progress.
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
  // The back end is outside React: changes left unread by an opening are read without a press, once per change.
  useEffect(() => {
    const isRecent = isCounted || Date.now() - countedAt < recountMs;
    if (!isWhole || !isRecent) gather();
  }, [isWhole, isCounted, countedAt, gather]);
  return {
    list,
    rest,
    gathering,
    lignes: rest.data === undefined ? lignes : newestLignes([lignes, rest.data.lignes]),
    /** True if every stored row is here. */
    isComplete: list.isSuccess && (further === null || rest.isSuccess),
  };
}
