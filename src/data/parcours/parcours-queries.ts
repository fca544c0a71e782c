import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { listParcoursChoices, type ChoicePlace } from './parcours-choices.ts';

/** Parcours to be chosen from a list, and to be opened. */
export const parcoursQueries = {
  /** What an editor opens with: read once. From then on its session knows better than any later reading. */
  opening: <Opening>(id: ParcoursId, open: () => Promise<Opening>) =>
    queryOptions({
      queryKey: ['parcours', id, 'ouverture'],
      queryFn: () => open(),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
};

/** Parcours of this device, and with an account those online. Never fails: what cannot be read is missing. */
export function useParcoursChoices(kept: ChoicePlace = 'en-ligne') {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['parcours-a-choisir', kept],
      queryFn: () => listParcoursChoices(services, kept),
    }),
  );
}
