import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { tourneeRepository } from './tournee-repository.ts';

/** The rounds of quêtes, for the desk. */
export const tourneeQueries = {
  of: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: ['tournees', queteId],
      queryFn: () => tourneeRepository(services).list(queteId),
      // Findings of this minute count.
      staleTime: 0,
    }),
};
