import { expect, test, vi } from 'vitest';
import { communeCentreTimeoutMs, fetchCommuneCentre } from './commune-position.ts';

const mairie = { type: 'Point', coordinates: [4.7483, 43.8994] };
const centre = { type: 'Point', coordinates: [4.742, 43.8961] };

function stubFetch(answer: typeof fetch) {
  const fetchStub = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

function json(value: unknown): typeof fetch {
  return () => Promise.resolve(Response.json(value));
}

test('the position is that of the mairie', async () => {
  const fetchStub = stubFetch(json({ nom: 'Barbentane', mairie, centre }));
  expect(await fetchCommuneCentre('13010')).toEqual({ lat: 43.8994, lon: 4.7483 });
  expect(fetchStub.mock.calls[0]?.[0]).toBe(
    'https://geo.api.gouv.fr/communes/13010?fields=mairie,centre&format=json',
  );
});

test('without mairie it is the centre', async () => {
  stubFetch(json({ nom: 'Barbentane', centre }));
  expect(await fetchCommuneCentre('13010')).toEqual({ lat: 43.8961, lon: 4.742 });
});

test.each<[string, typeof fetch]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'an unknown commune',
    () => Promise.resolve(Response.json({ code: 404 }, { status: 404 })),
  ],
  ['another shape', json([1, 2])],
  ['neither point', json({ nom: 'Barbentane' })],
  ['a point outside the world', json({ mairie: { coordinates: [4, 143] } })],
  ['a page that is not JSON', () => Promise.resolve(new Response('<html>'))],
])('there is no position with %s', async (_name, answer) => {
  stubFetch(answer);
  expect(await fetchCommuneCentre('13010')).toBe(null);
});

test('a service that does not answer is left after 4 seconds', async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  stubFetch(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('too long', 'TimeoutError')),
        );
      }),
  );
  const answer = fetchCommuneCentre('13010');
  controller.abort();
  expect(await answer).toBe(null);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(communeCentreTimeoutMs);
});
