import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { palmaresRepository } from './palmares-repository.ts';

/** What players leave of parties that have ended. */
export const echoQueries = {
  merciCount: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: ['mercis', queteId],
      queryFn: () => palmaresRepository(services).merciCount(queteId),
    }),
};
