import { queryOptions } from '@tanstack/react-query';

/** The account that is signed in; the SDK is loaded with the first one that asks. */
export const accountQueries = {
  current: (uid: string) =>
    queryOptions({
      queryKey: ['compte', uid],
      queryFn: async () => {
        const { readAccount } = await import('./account-repository.ts');
        return readAccount();
      },
      // Without network it answers with what the device knows.
      networkMode: 'always',
      retry: false,
    }),
};
