import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { avisRepository } from './avis-repository.ts';

/** Players' avis, for the desk. */
export const avisQueries = {
  /** The public avis of a quête. */
  published: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: ['avis', queteId],
      queryFn: () => avisRepository(services).list(queteId),
    }),
};
