import { onTestFinished, vi } from 'vitest';

/**
 * Runs an action once, before the request of that number (from 1) sent from now on: others' writes between two reads of a transaction.
 * Returns whether it has run. It ends with the test.
 */
export function crossRequest(
  number: number,
  meanwhile: () => Promise<unknown>,
): () => boolean {
  const through = globalThis.fetch;
  let count = 0;
  vi.stubGlobal('fetch', async (...parameters: Parameters<typeof fetch>) => {
    count += 1;
    if (count === number) await meanwhile();
    return through(...parameters);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return () => count >= number;
}
