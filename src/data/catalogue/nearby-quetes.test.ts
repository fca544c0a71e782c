import { expect, test, vi } from 'vitest';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { readNearbyQuetes, type QueteProche } from './nearby-quetes.ts';

const queteId = queteIdSchema.parse('22_dinan_le-lavoir');
const dinan = { lat: 48.4541, lon: -2.0477 };
const own = createCarte({ queteId });
const carteAt = (
  id: string,
  titre: string,
  depart: Carte['depart'],
  departement: string,
) =>
  createCarte({
    queteId: id,
    titre,
    depart,
    commune: { insee: `${departement}001`, nom: 'Ici', departement },
  });
const lehon = carteAt('22_lehon_l-abbaye', 'Léhon', { lat: 48.4436, lon: -2.0417 }, '22');
const tour = carteAt('22_dinan_la-tour', 'La tour', { lat: 48.4522, lon: -2.0466 }, '22');
const lannion = carteAt('22_lannion_a', 'Lannion', { lat: 48.7324, lon: -3.4566 }, '22');
const unplaced = carteAt('22_erquy_b', 'Sans lieu', null, '22');
const saintMalo = carteAt(
  '35_saint-malo_c',
  'Malo',
  { lat: 48.6493, lon: -2.0257 },
  '35',
);
const colmar = carteAt('68_colmar_d', 'Colmar', { lat: 48.0794, lon: 7.3585 }, '68');
const unplacedFar = carteAt('68_colmar_e', 'Là-bas', null, '68');

/** The catalogue, part by part; counts the reads. */
function serve(parts: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn((address: string) => {
    const part = new URL(address).pathname.split('/').at(-1) ?? '';
    const cartes = { stringValue: JSON.stringify(parts[part]) };
    return Promise.resolve(Response.json({ fields: { cartes } }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const france = {
  total: 2,
  departements: [],
  vedettes: [own, colmar, unplacedFar, saintMalo],
  recherchePartCount: 1,
};
const titlesOf = (found: readonly QueteProche[]) => found.map(({ titre }) => titre);

test('quêtes nearby are those of the département, the nearest first, for one read', async () => {
  const fetch = serve({
    '22': { cartes: [own, lannion, unplaced, lehon, tour] },
    france,
  });
  const found = await readNearbyQuetes(queteId, dinan);
  expect(titlesOf(found)).toEqual(['La tour', 'Léhon', 'Sans lieu']);
  expect(found[0]).toMatchObject({
    address: { departement: '22', communeSlug: 'dinan', slug: 'la-tour' },
    communeNom: 'Ici',
  });
  expect(fetch).toHaveBeenCalledOnce();
});

test('if the département has none within reach, those of the whole country follow', async () => {
  serve({ '22': { cartes: [own, lannion] }, france });
  expect(titlesOf(await readNearbyQuetes(queteId, dinan))).toEqual(['Malo']);
});

test('quêtes hundreds of kilometres away are not offered', async () => {
  const far = { ...france, vedettes: [colmar, unplacedFar] };
  serve({ '22': { cartes: [own, lannion] }, france: far });
  expect(await readNearbyQuetes(queteId, dinan)).toEqual([]);
});

test('from a place that is not known, those of the département', async () => {
  serve({ '22': { cartes: [own, lannion, tour] }, france });
  expect(titlesOf(await readNearbyQuetes(queteId, null))).toEqual(['Lannion', 'La tour']);
});
