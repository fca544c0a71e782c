import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetCommuneRows } from '../../src/data/commune/commune-repository.ts';
import { aroundPlace } from '../../src/domain/catalogue/around-place.ts';
import type { CommuneRow } from '../../src/domain/commune/search.ts';
import { findPlace } from '../../src/features/catalogue/find-place.ts';
import { createFiche } from '../../src/testing/fiche-factory.ts';
import { publishedList } from '../seed/parcours-list.ts';
import { cutIntoShards, departementCentres, readCommuneRows } from './build-communes.ts';

/** The quêtes of the seed, for the search. */
const quetes = publishedList.flatMap(({ parcours: { commune, titre, etapes } }) =>
  commune === null
    ? []
    : [
        createFiche({
          titre,
          commune: { nom: commune.nom, departement: commune.departement },
          depart: etapes[0]?.position ?? null,
        }),
      ],
);

let rows: CommuneRow[] = [];
let shards = new Map<string, CommuneRow[]>();

beforeAll(async () => {
  rows = await readCommuneRows();
  shards = cutIntoShards(rows);
});

/** Serves the files that the build writes. */
beforeEach(() => {
  forgetCommuneRows();
  vi.stubGlobal('fetch', (address: string) => {
    const [, shard = ''] = /^\/communes\/(.+)\.json$/.exec(address) ?? [];
    return Promise.resolve(
      Response.json(
        shard === 'departements' ? departementCentres(rows) : (shards.get(shard) ?? []),
      ),
    );
  });
});

/** The place that a text means, the quêtes in it, and the nearest of the others with its distance in km. */
async function answerOf(q: string) {
  const { lieu, autres } = await findPlace(q, new AbortController().signal);
  if (lieu === null) return null;
  const { ici, autour } = aroundPlace(
    quetes,
    lieu.etendue,
    lieu.centre?.position ?? null,
  );
  return {
    nom: lieu.nom,
    ici: ici.map(({ commune }) => commune.nom),
    nearest: autour[0]?.carte.commune.nom,
    km: Math.round((autour[0]?.metres ?? Number.NaN) / 1_000),
    autres: autres.map(({ label }) => label),
  };
}

test.each([
  ['Dinan', 'Dinan', 'Saint-Malo', 22],
  ['Rennes', 'Rennes', 'Saint-Malo', 65],
  ['Cancale', 'Cancale', 'Saint-Malo', 13],
  ['Léhon', 'Léhon', 'Saint-Malo', 23],
  ['Dinan Bretagne', 'Dinan', 'Saint-Malo', 22],
])(
  '« %s » leads to the nearest quête, whatever the border',
  async (q, nom, nearest, km) => {
    expect(await answerOf(q)).toMatchObject({ nom, ici: [], nearest, km });
  },
);

test.each([
  ['97411', 'Saint-Paul'],
  ['97460', 'Saint-Paul'],
  ['Saint-Denis Réunion', 'Saint-Denis'],
])(
  '« %s », overseas, is found, and no quête of the mainland is around it',
  async (q, nom) => {
    expect(await answerOf(q)).toMatchObject({ nom, ici: [], nearest: undefined });
  },
);

test('« Bretagne » has its own quête, without a distance', async () => {
  expect(await answerOf('Bretagne')).toMatchObject({
    nom: 'Bretagne',
    ici: ['Saint-Malo'],
  });
});

test('« Saint-Denis » is the largest one, and offers that of Seine-Saint-Denis', async () => {
  const answer = await answerOf('Saint-Denis');
  expect(answer).toMatchObject({ nom: 'Saint-Denis', ici: [], nearest: undefined });
  expect(answer?.autres).toContain('Saint-Denis (93200, Seine-Saint-Denis)');
});
