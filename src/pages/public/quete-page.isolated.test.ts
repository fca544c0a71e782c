import { expect, test, vi } from 'vitest';
import { loaderArguments } from '@/testing/loader-arguments.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { loader } from './quete-page.tsx';

const territoire = { siren: '200035087', nom: 'Pays de Dinan' };
const quete = createQuete({ territoire });
const enseigne = {
  ...{ nom: 'Pays de Dinan', couleur: '#1d3c8c' },
  blason: 'https://exemple.fr/armes.png',
};

vi.mock('./quete-param.ts', () => ({
  queteAtAddress: () => Promise.resolve(quete),
  readRetired: () => Promise.resolve(null),
}));
vi.mock('@/data/territoire/read-enseigne.ts', () => ({
  readEnseigne: () => Promise.resolve(enseigne),
}));

test('what the sheet of a quête of a territory shows is JSON, which the build writes beside its page', async () => {
  const data = await loader(loaderArguments('/les_quetes/22/dinan/le-secret-du-lavoir'));
  expect(data).toEqual({ quete, enseigne });
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});
