import { useMutation, useQuery } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { tableauMutations, tableauQueries } from '@/data/parcours/tableau-queries.ts';

/** The list of the team, and what reads all that has changed in it. */
export function useTableau() {
  const services = useFirebase();
  return {
    list: useQuery(tableauQueries.parcours(services)),
    gathering: useMutation(tableauMutations.gather(services)),
  };
}
