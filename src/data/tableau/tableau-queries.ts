import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { tableauRepository, type FurtherParts } from './tableau-repository.ts';

/** The list of the team. For admins. */
export const tableauQueries = {
  parcours: (services: Services) =>
    queryOptions({
      queryKey: ['tableau', 'parcours'],
      queryFn: () => tableauRepository(services).open(),
      // The dashboard is opened again right after writing.
      staleTime: 0,
    }),

  /** The rows that an opening does not read: one read per part. */
  rest: (services: Services, further: FurtherParts) =>
    queryOptions({
      queryKey: ['tableau', 'reste', further],
      queryFn: () => tableauRepository(services).readRest(further),
      // They are constant for the same `movedAt`; unreadable ones are read again.
      staleTime: ({ state }) => (state.data?.isWhole === true ? Infinity : 0),
    }),
};
