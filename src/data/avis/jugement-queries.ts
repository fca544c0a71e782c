import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { OwnAvis } from './avis-outbox.ts';

const jugementKeys = { of: ({ id }: OwnAvis) => ['avis', 'jugement', id] as const };

export const jugementQueries = {
  /** What the team made of an opinion of this device; null while nothing. Firebase is loaded with it, and only then. */
  of: (services: Services, avis: OwnAvis) =>
    queryOptions({
      queryKey: jugementKeys.of(avis),
      queryFn: async () => {
        const { jugementRepository } = await answered(import('./jugement-repository.ts'));
        return jugementRepository(services).read(avis);
      },
      // Nothing says that it could not be read, and nobody can ask for it again: it is tried again by itself.
      retry: 3,
    }),
};
