import { expect, test, vi } from 'vitest';
import type { Quete } from '@/domain/quete/quete.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { loaderArguments } from '@/testing/loader-arguments.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { loader } from './quete-page.tsx';

const territoire = { siren: '200035087', nom: 'Pays de Dinan' };
const quete = createQuete({ territoire });
const enseigne = {
  ...{ nom: 'Pays de Dinan', couleur: '#1d3c8c' },
  blason: 'https://exemple.fr/armes.png',
};

const { queteAtAddress } = vi.hoisted(() => ({
  queteAtAddress: vi.fn<() => Promise<Quete>>(),
}));
vi.mock('./quete-param.ts', () => ({
  queteAtAddress,
  readRetired: () => Promise.resolve(quete),
}));
vi.mock('@/data/catalogue/nearby-quetes.ts', () => ({
  readNearbyQuetes: () => Promise.resolve([]),
}));
vi.mock('@/data/territoire/read-enseigne.ts', () => ({
  readEnseigne: () => Promise.resolve(enseigne),
}));

const load = () => loader(loaderArguments('/les_quetes/22/dinan/le-secret-du-lavoir'));

test('the data of the sheet of a territory’s quête are JSON, which the build writes beside its page', async () => {
  queteAtAddress.mockResolvedValue(quete);
  const data = await load();
  expect(data).toEqual({ quete, enseigne });
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

test('so are the data of a withdrawn quête’s page: an article that leads to it stops no build', async () => {
  queteAtAddress.mockRejectedValue(new PageNotFoundError('/les_quetes'));
  const data = await load();
  expect(data).toEqual({ retiree: quete, proches: [] });
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});
