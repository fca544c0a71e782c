import { beforeEach, expect, test, vi } from 'vitest';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { readPlacesToFill } from './carnet-queries.ts';

const readDepartement = vi.fn<(departement: string) => Promise<Carte[]>>();
const readVedettes = vi.fn<() => Promise<Carte[]>>();

// They are read over HTTP, without services: they cannot be handed in.
vi.mock('../catalogue/catalogue-repository.ts', () => ({
  readWholeDepartement: (departement: string) => readDepartement(departement),
  readFrance: async () => ({ vedettes: await readVedettes() }),
}));

const place = { lat: 48.455, lon: -2.05 };
const around = { queteId: queteIdSchema.parse('22_dinan_quete-1'), place };

/** A quête whose start is so many degrees north of the place: about 111 km each. */
const carteAt = (number: number, north: number) =>
  createCarte({
    queteId: `22_dinan_quete-${number}`,
    depart: { lat: place.lat + north, lon: place.lon },
  });

beforeEach(() => {
  readDepartement.mockReset().mockResolvedValue([]);
  readVedettes.mockReset().mockResolvedValue([]);
});

test('the three nearest of the département that have no tampon are to be filled', async () => {
  readDepartement.mockResolvedValue([
    carteAt(1, 0),
    carteAt(2, 0.3),
    carteAt(3, 0.01),
    carteAt(4, 0.02),
    carteAt(5, 0.1),
  ]);
  const places = await readPlacesToFill(around, ['22_dinan_quete-1']);
  expect(places.map(({ carte }) => carte.queteId)).toEqual([
    '22_dinan_quete-3',
    '22_dinan_quete-4',
    '22_dinan_quete-5',
  ]);
  expect(readDepartement).toHaveBeenCalledExactlyOnceWith('22');
  expect(readVedettes).not.toHaveBeenCalled();
});

test('if all of the département are done, the near ones among the featured follow', async () => {
  readDepartement.mockResolvedValue([carteAt(1, 0)]);
  readVedettes.mockResolvedValue([carteAt(7, 0.2), carteAt(8, 5)]);
  const places = await readPlacesToFill(around, ['22_dinan_quete-1']);
  expect(places.map(({ carte }) => carte.queteId)).toEqual(['22_dinan_quete-7']);
});
