import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Rereads data after a write that may have changed it. A successful write is done after that read; an error is reported at once: without
 * network the read would take its time too.
 */
export function readAgain(
  client: QueryClient,
  queryKey: QueryKey,
  error: Error | null,
): Promise<void> | undefined {
  const reading = client.invalidateQueries({ queryKey });
  return error === null ? reading : undefined;
}
