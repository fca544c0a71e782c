import { queryOptions } from '@tanstack/react-query';
import type { OtherLangue } from '@/langue/langue.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { Services } from '../firebase/services.ts';
import { traductionRepository } from './traduction-repository.ts';

const traductionKeys = {
  of: (id: ParcoursId, langue: OtherLangue) =>
    ['parcours', id, 'traductions', langue] as const,
};

/** A parcours in another language. */
export const traductionQueries = {
  of: (services: Services, id: ParcoursId, langue: OtherLangue) =>
    queryOptions({
      queryKey: traductionKeys.of(id, langue),
      queryFn: () => traductionRepository(services).read(id, langue),
    }),
};
