import { queryOptions, type QueryKey } from '@tanstack/react-query';

/** Starts a listener, and returns its stop function. A value may still follow an error. */
export type Watch<Value> = (
  onValue: (value: Value) => void,
  onError: (error: Error) => void,
) => () => void;

/** Stops the listener of a query. */
const stops = new WeakMap<object, () => void>();

/**
 * A query whose data a listener writes into the cache; components read it by `useQuery(live(key, watch))`.
 *
 * - It is pending until the first value; each later value replaces the previous one.
 * - An error keeps the last value in `data`; the next value clears the error.
 * - All components that read a key share a listener, which stops with the last of them.
 * - The last value stays in the cache: a component that reads the key again has it at once, also without network, and `isFetching` is true
 *   until its listener reports.
 * - After an error a new listener starts when the network or the window comes back, and on `refetch`.
 */
export function live<Value>(queryKey: QueryKey, watch: Watch<Value>) {
  return queryOptions<Value>({
    queryKey,
    staleTime: Infinity,
    retry: false,
    queryFn: ({ client, signal }) => {
      const cache = client.getQueryCache();
      const query = cache.find({ queryKey, exact: true });
      if (query === undefined) throw new Error('A live query is read without a cache.');
      stops.get(query)?.();
      return new Promise<Value>((resolve, reject) => {
        let isAnswered = false;
        /** News received while the first answer was on its way into the cache. */
        let waiting: (() => void) | null = null;
        const tell = (answer: () => void, write: () => void) => {
          if (!isAnswered) answer();
          else if (query.state.fetchStatus === 'idle') write();
          else waiting = write;
          isAnswered = true;
        };
        const leave = watch(
          (value) =>
            tell(
              () => resolve(value),
              () => client.setQueryData(queryKey, value),
            ),
          (error) =>
            tell(
              () => reject(error),
              // Invalidated: it is requested again as soon as that may help.
              () => query.setState({ status: 'error', error, isInvalidated: true }),
            ),
        );
        const unsubscribe = cache.subscribe(({ query: told, type }) => {
          if (told !== query) return;
          if (type === 'observerRemoved' && query.getObserversCount() === 0) stop();
          if (waiting === null || query.state.fetchStatus !== 'idle') return;
          const write = waiting;
          waiting = null;
          write();
        });
        const stop = () => {
          stops.delete(query);
          unsubscribe();
          leave();
          // The next component that reads it listens again.
          query.invalidate();
        };
        stops.set(query, stop);
        // Left before the first answer.
        signal.addEventListener('abort', stop);
      });
    },
  });
}
