import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import type { Services } from '@/data/firebase/services.ts';
import { queryConfig } from '@/lib/query/query-provider.tsx';

/** As the pages have it, but a second attempt follows at once. */
function createClient(): QueryClient {
  const { queries, mutations } = queryConfig.defaultOptions ?? {};
  return new QueryClient({
    defaultOptions: {
      queries: { ...queries, retryDelay: 0 },
      mutations: { ...mutations },
    },
  });
}

type ServerStateProps = {
  services: Services;
  /** To read the cache; otherwise each has a client of its own. */
  client?: QueryClient;
  children: ReactNode;
};

/** The services and the queries of one test, as the pages have them: without data of another test. */
export function ServerState({ services, client, children }: ServerStateProps) {
  const [own] = useState(() => client ?? createClient());
  return (
    <FirebaseProvider services={services}>
      <QueryClientProvider client={own}>{children}</QueryClientProvider>
    </FirebaseProvider>
  );
}
