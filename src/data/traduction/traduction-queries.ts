import { queryOptions } from '@tanstack/react-query';
import type { OtherLangue } from '@/langue/langue.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { Services } from '../firebase/services.ts';
import { traductionRepository } from './traduction-repository.ts';

/** A parcours in another language. */
export const traductionQueries = {
  of: (services: Services, id: ParcoursId, langue: OtherLangue) =>
    queryOptions({
      queryKey: ['parcours', id, 'traductions', langue],
      queryFn: () => traductionRepository(services).read(id, langue),
    }),
};
