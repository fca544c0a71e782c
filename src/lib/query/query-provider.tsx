import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccessDeniedError, NotFoundError } from '../errors/data-error.ts';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal or an absence will not change by asking again.
      retry: (failureCount, error) =>
        !(error instanceof AccessDeniedError || error instanceof NotFoundError) &&
        failureCount < 2,
    },
  },
});

/** Server state for the pages of the desk and the builder; public pages do without (facts/performance.md §6). */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
