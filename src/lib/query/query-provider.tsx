import {
  notifyManager,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  type QueryClientConfig,
} from '@tanstack/react-query';
import { use, type ComponentType } from 'react';
import { UnexpectedError } from '../errors/data-error.ts';

// A second tap may already wait in the queue of a busy page: the pending state must be drawn before it is heard.
notifyManager.setScheduler(queueMicrotask);

/**
 * Behaviour of every query and mutation. None waits for the network (`networkMode`): the repositories answer without it, with the device's
 * data or with `OfflineError`, within their deadline. An error that a person can fix is shown at once; only an unexpected one is retried
 * once. Mutations are never retried: writes that must outlive the page use an outbox.
 */
export const queryConfig: QueryClientConfig = {
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failureCount, error) =>
        error instanceof UnexpectedError && failureCount < 1,
    },
    mutations: { networkMode: 'always', retry: false },
  },
};

/** The page's only client: its parts share the data they read. */
const pageClient = new QueryClient(queryConfig);

/** Settles once no mutation of the page is under way, after `longestMs` milliseconds at the latest. */
export function whenMutationsEnd(longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (pageClient.isMutating() === 0) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, longestMs);
    const leave = pageClient.getMutationCache().subscribe(() => {
      if (pageClient.isMutating() === 0) end();
    });
  });
}

/**
 * A page, or a part of one, with the client of the page. It is provided where queries are used, not at the root: public pages without
 * queries do not load the library. An existing client stays: a test has its own.
 */
export function withQueries<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function WithQueries(props: Props) {
    const given = use(QueryClientContext);
    return (
      <QueryClientProvider client={given ?? pageClient}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
