import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { Echo } from './echo-outbox.ts';

const jugementKeys = { of: ({ id }: Echo) => ['echos', id, 'jugement'] as const };

export const jugementQueries = {
  /** What the team made of what this device said; null while nothing. Firebase is loaded with the first écho, and only then. */
  of: (services: Services, echo: Echo) =>
    queryOptions({
      queryKey: jugementKeys.of(echo),
      queryFn: async () => {
        const { jugementRepository } = await answered(import('./jugement-repository.ts'));
        return jugementRepository(services).read(echo);
      },
      // Nothing says that it could not be read, and nobody can ask for it again: it is tried again by itself.
      retry: 3,
    }),
};
