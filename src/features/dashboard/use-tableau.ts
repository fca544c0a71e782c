import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gatherTableau, openTableau } from '@/data/parcours/tableau-repository.ts';

const key = ['tableau-parcours'];

/** The list of the team, and what reads all that has changed in it. */
export function useTableau() {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: key,
    queryFn: openTableau,
    // One comes back here right after writing.
    staleTime: 0,
    networkMode: 'always',
  });
  const gathering = useMutation({
    mutationFn: gatherTableau,
    networkMode: 'always',
    onSuccess: (state) => client.setQueryData(key, state),
    onError: (error) => console.warn('The list could not be brought up to date.', error),
  });
  return { list, gathering };
}
