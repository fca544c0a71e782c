import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';

const ownPartieKeys = { list: (uid: string) => ['own-parties', uid] as const };

export const ownPartieQueries = {
  /** The last parties of an account, for its carnet. The page is drawn before the SDK is there. */
  list: (services: Services, uid: string) =>
    queryOptions({
      queryKey: ownPartieKeys.list(uid),
      queryFn: async () => {
        const { partieListRepository } = await import('./partie-list-repository.ts');
        return partieListRepository(services).listOwn();
      },
    }),
};
