import { blankPratique } from '@/domain/parcours/pratique.ts';
import { noSuspensions } from '@/domain/quete/suspension.ts';
import { expect, test, vi } from 'vitest';
import { contenuSchema, queteIdSchema, type Contenu } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { readQuete, readQueteVersion } from './quete-repository.ts';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const id = queteIdSchema.parse('22_dinan_le-secret-du-lavoir');

const contenu: Contenu = contenuSchema.parse({
  format: 1,
  titre: 'Le secret du lavoir',
  genre: 'quete',
  commune: { insee: '22050', nom: 'Dinan', departement: '22' },
  slug: 'le-secret-du-lavoir',
  resume: 'Suivez l’eau.',
  description: '',
  theme: 'nature',
  dureeMinutes: 75,
  distanceMetres: 2_400,
  difficulte: 'facile',
  ageMinimum: 7,
  pratique: blankPratique,
  signature: '',
  etapes: [
    {
      id: 'etape0001',
      titre: 'La mairie',
      lieu: 'Place de la mairie',
      position: { lat: 48.45, lon: -2.04 },
      recit: 'Nous y voici.',
      image: null,
      epreuve: { type: 'aucune' },
    },
  ],
  trace: '',
});

function answer(status: number, fields?: object): Response {
  return new Response(JSON.stringify({ fields }), { status });
}

function document(overrides: object = {}): Response {
  return answer(200, {
    contenu: { stringValue: JSON.stringify(contenu) },
    version: { integerValue: '3' },
    publishedAt: { timestampValue: '2026-05-12T10:00:00Z' },
    ...overrides,
  });
}

test('the current publication is read with one request', async () => {
  const fetch = vi.fn<Fetch>(() => Promise.resolve(document()));
  vi.stubGlobal('fetch', fetch);
  const { signal } = new AbortController();
  expect(await readQuete(id, signal)).toEqual({
    id,
    version: 3,
    contenu,
    publishedAt: Date.parse('2026-05-12T10:00:00Z'),
    suspensions: noSuspensions,
  });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toContain(`/documents/quetes/${id}`);
  expect(fetch.mock.calls[0]?.[1]).toEqual({ signal });
});

test('closures are read with the quête, in the same read', async () => {
  const fields = {
    motif: { stringValue: 'Échafaudage.' },
    jusquAu: { timestampValue: '2026-06-01T00:00:00Z' },
  };
  const suspensions = { mapValue: { fields: { etape0001: { mapValue: { fields } } } } };
  vi.stubGlobal('fetch', () => Promise.resolve(document({ suspensions })));
  const quete = await readQuete(id);
  expect(quete.suspensions).toEqual({
    fermeture: null,
    byEtapeId: {
      etape0001: { motif: 'Échafaudage.', jusquAu: Date.parse('2026-06-01T00:00:00Z') },
    },
  });
});

test('an older version is read at its own place', async () => {
  const fetch = vi.fn<Fetch>(() => Promise.resolve(document()));
  vi.stubGlobal('fetch', fetch);
  await readQueteVersion(id, 2);
  expect(fetch.mock.calls[0]?.[0]).toContain(`/documents/quetes/${id}/versions/2`);
});

test.each([
  ['a content that is no JSON', { contenu: { stringValue: '{' } }],
  ['a content of another shape', { contenu: { stringValue: '{"format":2}' } }],
  ['no content', { contenu: undefined }],
  ['a version that is a text', { version: { stringValue: '3' } }],
  ['no date', { publishedAt: undefined }],
])('%s is an invalid document', async (_what, overrides) => {
  vi.stubGlobal('fetch', () => Promise.resolve(document(overrides)));
  await expect(readQuete(id)).rejects.toBeInstanceOf(InvalidDocumentError);
});

test.each([
  [404, NotFoundError],
  [403, AccessDeniedError],
  [429, OfflineError],
  [503, OfflineError],
])('an answer %d is one of the data errors', async (status, kind) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(status)));
  await expect(readQuete(id)).rejects.toBeInstanceOf(kind);
});

test('a network that is cut is said as such', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readQuete(id)).rejects.toBeInstanceOf(OfflineError);
});
