import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NotFoundError, OfflineError } from '@/lib/errors/data-error.ts';
import { loaderArguments } from '@/testing/loader-arguments.ts';
import { cachePageData, useKept, withCachedData } from './cached-data.ts';

function call(failure: Error, path: string): Promise<unknown> {
  const loader = withCachedData(() => Promise.reject(failure));
  return Promise.resolve(loader(loaderArguments(path)));
}

describe('stored data of a prerendered page', () => {
  cachePageData('/les_quetes', { total: 6 }, 1_000);

  test('replaces the back end when the network does not answer', async () => {
    await expect(call(new OfflineError('no'), '/les_quetes')).resolves.toEqual({
      total: 6,
    });
  });

  test('says of when it is, until the page is read again', async () => {
    const error = new OfflineError('no');
    await call(error, '/les_quetes');
    const { result } = renderHook(() => useKept('/les_quetes'));
    expect(result.current).toEqual({ error, at: 1_000 });
    await act(async () => {
      await withCachedData(() => ({ total: 7 }))(loaderArguments('/les_quetes'));
    });
    expect(result.current).toBeUndefined();
  });

  test('gives way to other data of the device, for a page that no build has rendered', async () => {
    const loader = withCachedData(
      () => Promise.reject(new OfflineError('no')),
      () => Promise.resolve({ data: { total: 5 }, at: null }),
    );
    expect(await loader(loaderArguments('/accueil'))).toEqual({ total: 5 });
  });

  test('never hides that a page is gone', async () => {
    const gone = new NotFoundError('withdrawn');
    await expect(call(gone, '/les_quetes')).rejects.toBe(gone);
  });

  test('answers for its own address only', async () => {
    const offline = new OfflineError('no');
    await expect(call(offline, '/les_quetes/975')).rejects.toBe(offline);
    await expect(call(offline, '/les_quetes?q=dinan')).rejects.toBe(offline);
  });
});
