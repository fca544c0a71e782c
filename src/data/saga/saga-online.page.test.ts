import { afterEach, expect, test, vi } from 'vitest';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createSaga } from '@/testing/saga.ts';
import { isSagaOnline } from './saga-online.ts';
import { keepSaga } from './saga-reading.ts';

const slug = 'les-trois-remparts';
const ask = vi.fn<() => Promise<Response>>();

function answer(status: number, body: unknown = []): void {
  ask.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', ask);
}

afterEach(() => {
  localStorage.clear();
  ask.mockReset();
  vi.unstubAllGlobals();
});

test('a public saga is online', async () => {
  answer(200, [{ found: { fields: { etat: { stringValue: 'publiee' } } } }]);
  expect(await isSagaOnline(slug)).toBe(true);
});

test('a draft, which the rules refuse, is not online, nor is a missing one', async () => {
  answer(403);
  expect(await isSagaOnline(slug)).toBe(false);
  answer(200, [{ missing: `documents/sagas/${slug}` }]);
  expect(await isSagaOnline(slug)).toBe(false);
});

test('a saga that this device has read needs no network', async () => {
  const { saga } = createSaga({ slug });
  keepSaga({ slug, saga, estRetiree: false, premiereLe: 1, updatedAt: 2 });
  vi.stubGlobal('fetch', ask);
  expect(await isSagaOnline(slug)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('without network the state is unknown', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', ask);
  await expect(isSagaOnline(slug)).rejects.toThrow(OfflineError);
});
