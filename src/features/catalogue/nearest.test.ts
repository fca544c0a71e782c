import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetCommuneRows } from '@/data/commune/commune-repository.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { nearestPlaces, wordsOfAddress } from './nearest.ts';

const communes = [
  ['22050', 'Dinan', '22', ['22100'], 14_000],
  ['22162', 'Paimpol', '22', ['22500'], 7_000],
];

function serve() {
  vi.stubGlobal('fetch', (address: string) => {
    if (address.startsWith('/communes/')) {
      return Promise.resolve(new Response(JSON.stringify(communes)));
    }
    const cartes = address.includes('catalogue/22') ? [createCarte()] : [];
    const fields = { cartes: { stringValue: JSON.stringify({ cartes }) } };
    return Promise.resolve(new Response(JSON.stringify({ fields })));
  });
}

async function near(pathname: string): Promise<string[]> {
  const places = await nearestPlaces(pathname, new AbortController().signal);
  return places.map(({ to }) => to);
}

beforeEach(forgetCommuneRows);

describe('an address that leads nowhere', () => {
  test.each([
    [
      '/les_quetes/22/dinan/le-secret-du-lavoire',
      '/les_quetes/22/dinan/le-secret-du-lavoir',
    ],
    ['/les_quetes/22/dinan/secret/du/lavoir', '/les_quetes/22/dinan/le-secret-du-lavoir'],
    ['/les_quetes/22/dinam', '/les_quetes/22/dinan/le-secret-du-lavoir'],
    ['/les_quetes/22%2Fdinan%2Fsecret', '/les_quetes/22/dinan/le-secret-du-lavoir'],
    ['/les_quetes/C%C3%B4tes-d-Amor', '/les_quetes/22'],
    ['/les_quetes/finistere-sud', '/les_quetes/29'],
    ['/les_quetes/dinan', '/les_quetes/22/dinan'],
    ['/les_quetes/22/paimpol/nulle-part', '/les_quetes/22/paimpol'],
    ['/les_quetes/22/paimpolle/le-port', '/les_quetes?q=paimpolle'],
    ['/les_quetes/<script>', '/les_quetes?q=script'],
  ])('as %s proposes %s', async (pathname, meant) => {
    serve();
    expect(await near(pathname)).toContain(meant);
  });

  test.each([
    '/les_quetes/',
    '/les_quetes/%E0%A4%A',
    '/les_quetes/---',
    `/les_quetes/${'x'.repeat(3_000)}`,
    '/les_quetes/🗺️',
  ])('fails safely: %s', async (pathname) => {
    serve();
    expect(await near(pathname)).toEqual([]);
  });

  test('offline, proposes the places it knows without network', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await near('/les_quetes/22/dinan/x')).toEqual([
      '/les_quetes/22',
      '/les_quetes?q=dinan',
    ]);
  });
});

test('an address is read as words, at most three parts, none too long', () => {
  expect(wordsOfAddress('/les_quetes/22/saint-malo/le_tour/jouer/x')).toEqual([
    '22',
    'saint malo',
    'le tour',
  ]);
  expect(wordsOfAddress(`/les_quetes/${'a'.repeat(3_000)}`)[0]).toHaveLength(80);
});
