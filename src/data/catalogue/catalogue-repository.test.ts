import { describe, expect, test, vi } from 'vitest';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { InvalidDocumentError, OfflineError } from '@/lib/errors/data-error.ts';
import { readDepartement, readFrance, readRecherche } from './catalogue-repository.ts';

function createCarte(number: number): Carte {
  return {
    queteId: queteIdSchema.parse(`22_dinan_quete-${number}`),
    slug: `quete-${number}`,
    titre: `Quête ${number}`,
    resume: '',
    genre: 'quete',
    theme: 'nature',
    commune: { insee: '22050', nom: 'Dinan', departement: '22' },
    dureeMinutes: 60,
    distanceMetres: 1_200,
    difficulte: 'facile',
    traits: [],
    saisons: [],
    horaires: null,
    note: null,
    vignette: '',
    ageMinimum: 7,
    etapeCount: 5,
    depart: { lat: 48.45, lon: -2.04 },
    points: '',
    version: 1,
    publishedAt: 1_000,
  };
}

/** Answers every request with a catalogue document, and counts the requests. */
function serve(value: unknown) {
  const cartes = typeof value === 'string' ? value : JSON.stringify(value);
  const body = JSON.stringify({ fields: { cartes: { stringValue: cartes } } });
  const fetch = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(body)),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each([10, 1_000])('a département of %d quêtes is one read', async (count) => {
  const cartes = Array.from({ length: count }, (_, index) => createCarte(index));
  const fetch = serve({ cartes });
  expect(await readDepartement('22')).toEqual({ cartes });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toContain('/documents/catalogue/22');
});

test('the country is one read', async () => {
  const france = {
    total: 1_000,
    departements: [{ departement: '22', nom: 'Côtes-d’Armor', total: 1_000 }],
    vedettes: [createCarte(1)],
    recherchePartCount: 1,
  };
  const fetch = serve(france);
  expect(await readFrance()).toEqual(france);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a card of another shape is left out, its neighbours stay', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve({ cartes: [createCarte(1), { ...createCarte(2), titre: 7 }, createCarte(3)] });
  const { cartes } = await readDepartement('22');
  expect(cartes.map(({ titre }) => titre)).toEqual(['Quête 1', 'Quête 3']);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('before the first publication the catalogue is empty', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  expect(await readFrance()).toEqual(emptyFrance);
  expect(await readDepartement('22')).toEqual({ cartes: [] });
});

test.each(['{', '[]', '{"cartes":7}', ''])(
  '« %s » is an invalid document',
  async (text) => {
    serve(text);
    await expect(readDepartement('22')).rejects.toBeInstanceOf(InvalidDocumentError);
    await expect(readFrance()).rejects.toBeInstanceOf(InvalidDocumentError);
  },
);

test('without network the catalogue says so, and is not said to be empty', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readFrance()).rejects.toBeInstanceOf(OfflineError);
});

describe('the search rows', () => {
  const ligne = {
    i: '22_dinan_quete-1',
    t: 'Quête 1',
    c: 'Dinan',
    g: 'quete',
    la: 48.45,
    lo: -2.04,
    d: 60,
    h: 'eau',
    f: 'facile',
    a: 7,
    m: 1_200,
    p: 1_000,
    l: '',
    x: '',
    s: '',
    o: null,
    n: null,
    e: 'Le lavoir',
    v: 'lavoir.webp',
  };

  test('cost one read a part', async () => {
    const fetch = serve({ lignes: [ligne] });
    const fiche = {
      ...{ queteId: ligne.i, titre: 'Quête 1', genre: 'quete', theme: 'eau' },
      commune: { nom: 'Dinan', departement: '22' },
      ...{ dureeMinutes: 60, distanceMetres: 1_200, difficulte: 'facile', ageMinimum: 7 },
      ...{ depart: { lat: 48.45, lon: -2.04 }, points: '', publishedAt: 1_000 },
      ...{ traits: [], saisons: [], horaires: null, note: null },
      etapes: 'Le lavoir',
      vignette: 'quetes/22_dinan_quete-1/lavoir.webp',
    };
    expect(await readRecherche(2)).toEqual([fiche, fiche]);
    expect(fetch.mock.calls.map(([address]) => address.split('/').at(-1))).toEqual([
      expect.stringMatching(/^recherche-0/),
      expect.stringMatching(/^recherche-1/),
    ]);
    expect(await readRecherche(0)).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('that are broken are left out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve({ lignes: [ligne, { ...ligne, t: null }] });
    expect(await readRecherche(1)).toMatchObject([{ queteId: ligne.i }]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
