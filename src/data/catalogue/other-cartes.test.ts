import { expect, test, vi } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { readOtherCartes } from './other-cartes.ts';

const queteId = queteIdSchema.parse('22_dinan_le-lavoir');
const own = createCarte({ queteId });
const neighbour = createCarte({ queteId: '22_dinan_la-tour' });
const far = createCarte({ queteId: '35_rennes_les-toits' });

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
  vedettes: [own, far],
  recherchePartCount: 1,
};

test('other quêtes are those of the département, for one read', async () => {
  const fetch = serve({ '22': { cartes: [own, neighbour] }, france });
  expect(await readOtherCartes(queteId)).toEqual([neighbour]);
  expect(fetch).toHaveBeenCalledOnce();
});

test('where it is the only one, they are those that the whole country features', async () => {
  serve({ '22': { cartes: [own] }, france });
  expect(await readOtherCartes(queteId)).toEqual([far]);
});
