import { expect, test } from 'vitest';
import { NotFoundError, OfflineError, UnexpectedError } from '@/lib/errors/data-error.ts';
import { queryConfig } from './query-provider.tsx';

test('a query is tried once more after an unexpected error alone, a mutation never', () => {
  const { queries, mutations } = queryConfig.defaultOptions ?? {};
  const retry = queries?.retry;
  if (typeof retry !== 'function') throw new Error('Retries depend on the error.');
  expect(retry(0, new UnexpectedError('x'))).toBe(true);
  expect(retry(1, new UnexpectedError('x'))).toBe(false);
  expect(retry(0, new OfflineError('x'))).toBe(false);
  expect(retry(0, new NotFoundError('x'))).toBe(false);
  expect(mutations?.retry).toBe(false);
});
