import { describe, expect, test } from 'vitest';
import { NotFoundError, OfflineError } from '@/lib/errors/data-error.ts';
import { loaderArguments } from '@/testing/loader-arguments.ts';
import { cachePageData, withCachedData } from './cached-data.ts';

function call(failure: Error, path: string): Promise<unknown> {
  const loader = withCachedData(() => Promise.reject(failure));
  return Promise.resolve(loader(loaderArguments(path)));
}

describe('what a prerendered page keeps', () => {
  cachePageData('/les_quetes', { total: 6 });

  test('stands in when the network does not answer', async () => {
    await expect(call(new OfflineError('no'), '/les_quetes')).resolves.toEqual({
      total: 6,
    });
  });

  test('never hides that a page is gone', async () => {
    const gone = new NotFoundError('withdrawn');
    await expect(call(gone, '/les_quetes')).rejects.toBe(gone);
  });

  test('answers for its own address only', async () => {
    const offline = new OfflineError('no');
    await expect(call(offline, '/les_quetes/13')).rejects.toBe(offline);
    await expect(call(offline, '/les_quetes?q=dinan')).rejects.toBe(offline);
  });
});
