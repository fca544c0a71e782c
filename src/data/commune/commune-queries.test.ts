import { afterEach, expect, test, vi } from 'vitest';
import { adresseKey } from '@/domain/mairie/annuaire.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { readMairiesAt } from './commune-queries.ts';

/** Files of the site, by their address; any other is not there. */
function serve(files: Readonly<Record<string, unknown>>) {
  const asked = vi.fn((address: string) =>
    Promise.resolve(
      address in files
        ? Response.json(files[address])
        : new Response('', { status: 404 }),
    ),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const etat = { du: '2026-11-20', fichier: 'annuaire.json' };

test('an address of the directory has its communes; only a digit of its hash is asked for', async () => {
  const { part, key } = await adresseKey('mairie@exemple.fr');
  const asked = serve({
    '/annuaire/etat.json': etat,
    [`/annuaire/${part}.json`]: { [key]: ['13010'] },
  });
  expect(await readMairiesAt('Mairie@exemple.fr')).toEqual(['13010']);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/annuaire/etat.json',
    `/annuaire/${part}.json`,
  ]);
  expect(await readMairiesAt('camille@exemple.fr')).toEqual([]);
});

test('a site that was given no directory says nothing, and asks one file', async () => {
  const asked = serve({ '/annuaire/etat.json': { du: null, fichier: null } });
  expect(await readMairiesAt('mairie@exemple.fr')).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['its state is missing', {}],
  ['its state is of another shape', { '/annuaire/etat.json': [] }],
  ['its parts are missing', { '/annuaire/etat.json': etat }],
])('the result is empty if %s', async (_what, files) => {
  serve(files);
  expect(await readMairiesAt('mairie@exemple.fr')).toEqual([]);
});

test('without a network it is said so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await readMairiesAt('mairie@exemple.fr').catch(
    (one: unknown) => one,
  );
  expect(isDataError(error)).toBe(true);
});
