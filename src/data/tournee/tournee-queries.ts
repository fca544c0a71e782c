import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { tourneeRepository } from './tournee-repository.ts';

const tourneeKeys = { of: (queteId: QueteId) => ['tournees', queteId] as const };

/** The rounds of quêtes, for the desk. */
export const tourneeQueries = {
  of: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: tourneeKeys.of(queteId),
      queryFn: () => tourneeRepository(services).list(queteId),
      // What was noted on the spot this minute counts.
      staleTime: 0,
    }),
};
