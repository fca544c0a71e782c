import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again, after a write, what it may have changed. After a success the write counts as done once that was read; an
 * error is said at once: without network the reading would take its time too.
 */
export function readAgain(
  client: QueryClient,
  queryKey: QueryKey,
  error: Error | null,
): Promise<void> | undefined {
  const reading = client.invalidateQueries({ queryKey });
  return error === null ? reading : undefined;
}
