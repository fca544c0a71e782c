import { afterEach, expect, test, vi } from 'vitest';
import { findCommuneAt } from './commune-at.ts';

const place = { lat: 43.9, lon: 4.75 };

function answer(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a place in a commune is of that commune', async () => {
  answer([{ code: '13010', nom: 'Barbentane', codeDepartement: '13' }]);
  expect(await findCommuneAt(place)).toEqual({
    insee: '13010',
    nom: 'Barbentane',
    departement: '13',
  });
});

test('a place on a border is of the first commune that is named: the author chooses then', async () => {
  answer([
    { code: '13027', nom: 'Châteaurenard', codeDepartement: '13' },
    { code: '13010', nom: 'Barbentane', codeDepartement: '13' },
  ]);
  expect(await findCommuneAt(place)).toMatchObject({ insee: '13027' });
});

test('a place at sea is of none', async () => {
  answer([]);
  expect(await findCommuneAt({ lat: 43, lon: 5 })).toBeNull();
});

test('an answer of another shape, a refusal and a silence are none', async () => {
  for (const body of [null, {}, [null], [{ code: 5 }]]) {
    answer(body);
    expect(await findCommuneAt(place)).toBeNull();
  }
  answer([], 503);
  expect(await findCommuneAt(place)).toBeNull();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('cut')));
  expect(await findCommuneAt(place)).toBeNull();
});
