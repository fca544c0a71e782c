import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { avisRepository } from './avis-repository.ts';

/** What players say of quêtes, for the desk. */
export const avisQueries = {
  /** What everybody may read of a quête. */
  published: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: ['avis', queteId],
      queryFn: () => avisRepository(services).list(queteId),
    }),
};
