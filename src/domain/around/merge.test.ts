import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '@/testing/property-seed.ts';
import { distanceMetres } from '../geo/position.ts';
import { areaAround } from './area.ts';
import { gatherAlentours, mergeTrouvailles } from './merge.ts';
import {
  aroundSourceList,
  noAlentours,
  sorteList,
  type Fait,
  type Trouvaille,
} from './trouvaille.ts';

const dinan = { lat: 48.4541, lon: -2.0449 };

function createTrouvaille(overrides: Partial<Trouvaille> = {}): Trouvaille {
  return {
    sorte: 'lieu',
    nom: 'Basilique Saint-Sauveur',
    position: dinan,
    wikidata: null,
    merimee: null,
    faits: [],
    liens: [
      {
        source: 'osm',
        titre: 'OpenStreetMap',
        url: 'https://www.openstreetmap.org/node/1',
      },
    ],
    ...overrides,
  };
}

function lienOf(
  source: Trouvaille['liens'][0]['source'],
  id: string,
): Trouvaille['liens'] {
  return [{ source, titre: source, url: `https://exemple.fr/${source}/${id}` }];
}

describe('things that are one', () => {
  test('are joined by their item of Wikidata, whatever their names and places', () => {
    const merged = mergeTrouvailles([
      createTrouvaille({ wikidata: 'Q2888', liens: lienOf('wikidata', '1') }),
      createTrouvaille({
        wikidata: 'Q2888',
        nom: 'Saint Sauveur',
        sorte: 'monument',
        position: { ...dinan, lat: dinan.lat + 0.002 },
        liens: lienOf('osm', '1'),
      }),
    ]);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({
      nom: 'Basilique Saint-Sauveur',
      sorte: 'monument',
      position: dinan,
    });
    expect(merged[0]?.liens.map(({ source }) => source)).toEqual(['wikidata', 'osm']);
  });

  test('are joined by a name within 80 m, and not further', () => {
    const at = (metres: number) =>
      createTrouvaille({
        nom: 'église saint sauveur de Dinan',
        position: { ...dinan, lat: dinan.lat + metres / 111_195 },
        liens: lienOf('merimee', String(metres)),
      });
    const saintSauveur = createTrouvaille({ nom: 'Saint-Sauveur' });
    expect(mergeTrouvailles([saintSauveur, at(60)])).toHaveLength(1);
    expect(mergeTrouvailles([saintSauveur, at(120)])).toHaveLength(2);
  });

  test('stay apart where their items of Wikidata differ, though a third has the name of both', () => {
    const merged = mergeTrouvailles([
      createTrouvaille({ wikidata: 'Q1', liens: lienOf('wikidata', '1') }),
      createTrouvaille({ liens: lienOf('osm', '2') }),
      createTrouvaille({ wikidata: 'Q2', liens: lienOf('wikidata', '3') }),
    ]);
    expect(merged.map(({ wikidata }) => wikidata)).toEqual(['Q1', 'Q2']);
  });

  test('without a name are never joined by their place', () => {
    const banc = (id: string) => createTrouvaille({ nom: '', liens: lienOf('osm', id) });
    expect(mergeTrouvailles([banc('1'), banc('2')])).toHaveLength(2);
  });
});

const faitArbitrary: fc.Arbitrary<Fait> = fc.oneof(
  fc.record({ type: fc.constant('annee'), annee: fc.integer({ min: 900, max: 2020 }) }),
  fc.record({
    type: fc.constant('personne'),
    nom: fc.constantFrom('Jean', 'Anne'),
    role: fc.constantFrom('architecte', 'souvenir'),
  }),
);
const trouvailleArbitrary: fc.Arbitrary<Trouvaille> = fc.record({
  sorte: fc.constantFrom(...sorteList),
  nom: fc.constantFrom(
    '',
    'Croix du Bourg',
    'croix',
    'Lavoir du Bourg',
    '<script>',
    'Ⅻ 東',
  ),
  position: fc.record({
    lat: fc.double({ min: 48.453, max: 48.456, noNaN: true }),
    lon: fc.double({ min: -2.046, max: -2.043, noNaN: true }),
  }),
  wikidata: fc.constantFrom(null, 'Q1', 'Q2', 'Q3'),
  merimee: fc.constantFrom(null, 'PA1', 'PA2'),
  faits: fc.array(faitArbitrary, { maxLength: 2 }),
  liens: fc
    .record({
      source: fc.constantFrom(...aroundSourceList),
      titre: fc.constantFrom('a', 'b'),
      url: fc.integer({ min: 0, max: 40 }).map((id) => `https://exemple.fr/${id}`),
    })
    .map((lien) => [lien] as const satisfies Trouvaille['liens']),
});
const answersArbitrary = fc.array(trouvailleArbitrary, { maxLength: 25 });

function textsOf(items: readonly unknown[]): string[] {
  return [...new Set(items.map((item) => JSON.stringify(item)))].toSorted();
}

describe('merging, whatever is answered', () => {
  test('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(
        answersArbitrary.chain((answers) =>
          fc.tuple(
            fc.constant(answers),
            fc.shuffledSubarray(answers, { minLength: answers.length }),
          ),
        ),
        ([answers, shuffled]) => {
          expect(mergeTrouvailles(shuffled)).toEqual(mergeTrouvailles(answers));
        },
      ),
    );
  });

  test('keeps each link, each fact and each id, and makes no new one', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const merged = mergeTrouvailles(answers);
        expect(textsOf(merged.map(({ wikidata }) => wikidata ?? ''))).toEqual(
          expect.arrayContaining(
            textsOf(answers.flatMap(({ wikidata }) => wikidata ?? [])),
          ),
        );
        expect(textsOf(merged.flatMap(({ liens }) => liens))).toEqual(
          textsOf(answers.flatMap(({ liens }) => liens)),
        );
        expect(textsOf(merged.flatMap(({ faits }) => faits))).toEqual(
          textsOf(answers.flatMap(({ faits }) => faits)),
        );
      }),
    );
  });

  test('gives no two things that have both ids in common, and places each where a source placed it', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const merged = mergeTrouvailles(answers);
        const ids = merged.flatMap(({ wikidata, merimee }) =>
          wikidata === null || merimee === null ? [] : [`${wikidata} ${merimee}`],
        );
        expect(new Set(ids).size).toBe(ids.length);
        const places = new Set(answers.map(({ position }) => JSON.stringify(position)));
        expect(merged.every(({ position }) => places.has(JSON.stringify(position)))).toBe(
          true,
        );
      }),
    );
  });
});

describe('gathered places', () => {
  const area = areaAround(dinan, 300);

  test('lies within the area, the nearest first', () => {
    const at = (metres: number) =>
      createTrouvaille({
        nom: `Croix ${metres}`,
        position: { ...dinan, lat: dinan.lat + metres / 111_195 },
        liens: lienOf('osm', String(metres)),
      });
    const { trouvailles } = gatherAlentours(area, [
      { ...noAlentours, trouvailles: [at(200), at(900), at(10)] },
    ]);
    expect(trouvailles.map(({ nom }) => nom)).toEqual(['Croix 10', 'Croix 200']);
  });

  test('is 400 things at most of 10,000, the nearest of them', () => {
    const trouvailles = Array.from({ length: 10_000 }, (_, index) =>
      createTrouvaille({
        nom: `Borne ${index}`,
        position: { ...dinan, lat: dinan.lat + ((index * 7919) % 10_000) / 1e7 },
        liens: lienOf('osm', String(index)),
      }),
    );
    const gathered = gatherAlentours(area, [{ ...noAlentours, trouvailles }]);
    expect(gathered.trouvailles).toHaveLength(400);
    const furthest = gathered.trouvailles.at(-1)?.position ?? dinan;
    expect(distanceMetres(area.centre, furthest)).toBeLessThan(5.5);
  });
});
