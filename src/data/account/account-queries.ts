import { queryOptions, useQuery } from '@tanstack/react-query';
import { tabNews } from '@/device/tabs.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { accountRepository } from './account-repository.ts';

// Deleting and taking away reach everything that an account has: the page is drawn without it.
const ownData = async (services: Services) =>
  (await import('./own-data-repository.ts')).ownDataRepository(services);

/** The uid of a changed account. Without channels, another tab learns of it when it is opened again. */
export const accountNews = tabNews<string>('quetes-et-codes-compte');

/** The account that is signed in. */
export const accountQueries = {
  current: (services: Services, uid: string) =>
    queryOptions({
      queryKey: ['account', uid],
      queryFn: () => accountRepository(services).read(),
    }),
};

/** Counts of the data that a deletion removes. */
export function useOwnDataCount(uid: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['account', uid, 'own-data-count'],
      queryFn: async () => (await ownData(services)).count(),
      staleTime: 0,
    }),
  );
}
