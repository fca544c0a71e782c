import { queryOptions } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { Services } from '../firebase/services.ts';
import { listParcoursChoices, type ChoicePlace } from './parcours-choices.ts';

const parcoursKeys = {
  choices: (kept: ChoicePlace) => ['parcours-a-choisir', kept] as const,
  opening: (id: ParcoursId) => ['parcours', id, 'ouverture'] as const,
};

/** Parcours to be chosen from a list, and to be opened. */
export const parcoursQueries = {
  /** Those of this device, and with an account those online. Never fails: what cannot be read is missing. */
  choices: (services: Services, kept: ChoicePlace = 'en-ligne') =>
    queryOptions({
      queryKey: parcoursKeys.choices(kept),
      queryFn: () => listParcoursChoices(services, kept),
    }),

  /** What an editor opens with: read once. From then on its session knows better than any later reading. */
  opening: <Opening>(id: ParcoursId, open: () => Promise<Opening>) =>
    queryOptions({
      queryKey: parcoursKeys.opening(id),
      queryFn: () => open(),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
};
