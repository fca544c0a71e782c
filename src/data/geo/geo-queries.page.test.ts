import { beforeEach, expect, test, vi } from 'vitest';
import { findCentre } from './geo-queries.ts';
import { forgetCommuneRows } from '../commune/commune-repository.ts';

const { signal } = new AbortController();
const commune = { insee: '35288', nom: 'Saint-Malo', departement: '35' };

/** Answers by the start of the address; an error for all others. */
function stubAnswers(answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', (address: string) => {
    const known = Object.keys(answers).find((start) => address.includes(start));
    return known === undefined
      ? Promise.reject(new TypeError('No network.'))
      : Promise.resolve(Response.json(answers[known]));
  });
}

beforeEach(() => forgetCommuneRows());

test('the mairie is asked first', async () => {
  stubAnswers({ '/communes/35288?': { mairie: { coordinates: [-2.025, 48.65] } } });
  expect(await findCentre(commune, signal)).toEqual({
    position: { lat: 48.65, lon: -2.025 },
    isExact: true,
  });
});

test('without the service, the site’s own file tells where the commune is', async () => {
  const row = ['35288', 'Saint-Malo', '35', ['35400'], 47_255, [48.649, -2.007]];
  stubAnswers({ '.json': [row] });
  expect(await findCentre(commune, signal)).toEqual({
    position: { lat: 48.649, lon: -2.007 },
    isExact: true,
  });
});

test('a commune that no file knows is shown by its département', async () => {
  stubAnswers({ departements: [['35', 48.15, -1.64]], '/communes/': [] });
  expect(await findCentre(commune, signal)).toEqual({
    position: { lat: 48.15, lon: -1.64 },
    isExact: false,
  });
});

test('the result is empty without an answer', async () => {
  stubAnswers({});
  expect(await findCentre(commune, signal)).toBeNull();
});
