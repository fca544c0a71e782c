import { useMutation, useQuery } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { tableauMutations, tableauQueries } from '@/data/tableau/tableau-queries.ts';
import { newestLignes } from '@/domain/parcours/tableau-parts.ts';

const noParts = { partCount: 1, movedAt: 0 };

/**
 * The list of the team, and what reads all that has changed in it. Where it has several parts, those after the first are
 * read once `isRestWanted`.
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
  return {
    list,
    rest,
    gathering: useMutation(tableauMutations.gather(services)),
    lignes: rest.data === undefined ? lignes : newestLignes([lignes, rest.data.lignes]),
    /** Whether every row that was kept is here. */
    isComplete: list.isSuccess && (further === null || rest.isSuccess),
  };
}
