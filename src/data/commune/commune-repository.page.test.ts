import { beforeEach, expect, test, vi } from 'vitest';
import { OfflineError, UnexpectedError } from '@/lib/errors/data-error.ts';
import {
  forgetCommuneRows,
  readDepartementCentres,
  searchCommune,
  suggestionLimit,
} from './commune-repository.ts';

const saintMalo = ['35288', 'Saint-Malo', '35', ['35400'], 47_255, [48.649, -2.007]];

function stubFetch(answer: () => Promise<Response>) {
  const fetchStub = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

function json(value: unknown): () => Promise<Response> {
  return () => Promise.resolve(Response.json(value));
}

const { signal } = new AbortController();

beforeEach(() => forgetCommuneRows());

test('a query reads the one file that answers it', async () => {
  const fetchStub = stubFetch(json([saintMalo]));
  const [first] = await searchCommune('st malo', signal);
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith('/communes/nom/ma.json', { signal });
  expect(first).toEqual({
    commune: { insee: '35288', nom: 'Saint-Malo', departement: '35' },
    nom: 'Saint-Malo',
    label: 'Saint-Malo (35400, Ille-et-Vilaine)',
    codePostal: '35400',
    centre: { position: { lat: 48.649, lon: -2.007 }, isEstimate: false },
  });
});

test('a file is read once for all the letters typed after', async () => {
  const fetchStub = stubFetch(json([saintMalo]));
  await searchCommune('st ma', signal);
  await searchCommune('st mal', signal);
  await searchCommune('st malo', signal);
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('a file of before, without centres, is read all the same', async () => {
  stubFetch(json([['35288', 'Saint-Malo', '35', ['35400'], 47_255]]));
  expect(await searchCommune('st malo', signal)).toMatchObject([
    { nom: 'Saint-Malo', centre: null },
  ]);
});

test('the centres of départements are read once', async () => {
  const fetchStub = stubFetch(json([['35', 48.17, -1.64]]));
  await readDepartementCentres(signal);
  expect((await readDepartementCentres(signal)).get('35')).toEqual({
    lat: 48.17,
    lon: -1.64,
  });
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith('/communes/departements.json', {
    signal,
  });
});

test('an empty query reads nothing', async () => {
  const fetchStub = stubFetch(json([]));
  expect(await searchCommune('  ', signal)).toEqual([]);
  expect(fetchStub).not.toHaveBeenCalled();
});

test('no more communes are proposed than one reads at a glance', async () => {
  stubFetch(
    json(
      Array.from({ length: 30 }, (_, index) => [
        `010${String(index).padStart(2, '0')}`,
        `Malo-${String(index)}`,
        '01',
        [],
        index,
      ]),
    ),
  );
  expect(await searchCommune('malo', signal)).toHaveLength(suggestionLimit);
});

test('without network the search fails as offline, and works when it is back', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(searchCommune('malo', signal)).rejects.toBeInstanceOf(OfflineError);
  stubFetch(json([saintMalo]));
  expect(await searchCommune('malo', signal)).toHaveLength(1);
});

test.each([
  ['an error page', () => Promise.resolve(new Response('', { status: 500 }))],
  ['another shape', json([{ nom: 'Saint-Malo' }])],
])('%s in place of the file is an unexpected error', async (_name, answer) => {
  stubFetch(answer);
  await expect(searchCommune('malo', signal)).rejects.toBeInstanceOf(UnexpectedError);
});

test('a search given up says so by its AbortError', async () => {
  const controller = new AbortController();
  stubFetch(() => Promise.reject(new DOMException('given up', 'AbortError')));
  controller.abort();
  await expect(searchCommune('malo', controller.signal)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});
