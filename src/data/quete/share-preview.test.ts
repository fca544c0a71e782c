import { expect, test, vi } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { isSharePreviewReady } from './share-preview.ts';

const quete = { id: queteIdSchema.parse('22_dinan_le-lavoir'), version: 3 };

function answer(status: number, type: string) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(null, { status, headers: { 'Content-Type': type } })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the preview is ready once the site holds the picture of this very version', async () => {
  const fetch = answer(200, 'image/png');
  expect(await isSharePreviewReady(quete)).toBe(true);
  expect(fetch.mock.calls[0]?.[0]).toBe('/partage/22_dinan_le-lavoir-v3.png');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
});

test.each([
  [404, 'text/html'],
  [200, 'text/html'],
])('it is not yet where the site answers %d with %s', async (status, type) => {
  answer(status, type);
  expect(await isSharePreviewReady(quete)).toBe(false);
});

test('without network the state is unknown', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(isSharePreviewReady(quete)).rejects.toThrow(OfflineError);
});
