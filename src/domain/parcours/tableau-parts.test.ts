import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { parcoursIdSchema } from './parcours.ts';
import {
  emptyTableau,
  mergeLignes,
  tableauSchema,
  type Ligne,
  type Tableau,
  type TableauPart,
} from './tableau.ts';
import {
  furtherNumbers,
  joinParts,
  newestLignes,
  partCountOf,
  splitTableau,
  type WrittenTableau,
} from './tableau-parts.ts';

const longTitle = 'é'.repeat(limits.titre.max);

function createLigne(number: number, updatedAt = number, titre = longTitle): Ligne {
  return {
    id: parcoursIdSchema.parse(`parcours${String(number).padStart(8, '0')}`),
    titre,
    genre: 'quete',
    communeNom: 'Saint-Germain-de-Tallevende-la-Lande-Vaumont',
    departement: '22',
    etapeCount: 3,
    etat: 'brouillon',
    publication: null,
    updatedAt,
    par: { uid: 'u'.repeat(28), nom: 'Claire' },
    suivi: null,
    membreUids: ['u'.repeat(28)],
    controle: { erreurs: 1 },
  };
}

const bytesOf = (value: unknown) =>
  new TextEncoder().encode(JSON.stringify(value)).length;

const sizes = new WeakMap<Ligne, number>();
/** Reckoned once a row: to write 900 kB thousands of times takes half a minute. */
function sizeOf(ligne: Ligne): number {
  const size = sizes.get(ligne) ?? bytesOf(ligne) + 1;
  sizes.set(ligne, size);
  return size;
}

/** The list as it is stored. */
function store() {
  let first: Tableau = emptyTableau;
  let revision = 0;
  const further = new Map<number, TableauPart>();
  const write = (written: WrittenTableau) => {
    revision += 1;
    ({ first } = written);
    for (const [number, part] of written.further) further.set(number, part);
    return 1 + written.further.size;
  };
  const counted = () =>
    new Map(
      furtherNumbers(partCountOf(first)).map((number) => [
        number,
        further.get(number) ?? { lignes: [] },
      ]),
    );
  return {
    first: () => first,
    further: counted,
    /** Number of parts written by each commit. */
    keep: (lignes: readonly Ligne[]) => {
      const next = { ...first, lignes: mergeLignes(first.lignes, lignes) };
      const options = { before: first, revision: revision + 1, sizeOf };
      return splitTableau(next, options).map(write);
    },
    join: () => {
      const joined = joinParts(first, counted(), revision + 1, sizeOf);
      return joined === null ? 0 : write(joined);
    },
    all: () =>
      newestLignes([first.lignes, ...[...counted().values()].map((part) => part.lignes)]),
  };
}

const numbersIn = (lignes: readonly Ligne[]) => lignes.map(({ updatedAt }) => updatedAt);
const downFrom = (count: number) =>
  Array.from({ length: count }, (_, index) => count - index);

function expectToFit({ first, further }: ReturnType<typeof store>): void {
  for (const part of [first(), ...further().values()]) {
    expect(bytesOf(part)).toBeLessThanOrEqual(limits.tableauBytes.max);
  }
}

describe('the list of the team in parts', () => {
  test('10,000 rows of long titles, a few at a time, are in parts that each fit in a document, and change two', () => {
    const kept = store();
    let most = 0;
    for (let number = 1; number <= 10_000; number += 4) {
      const some = [0, 1, 2, 3].map((offset) => createLigne(number + offset));
      most = Math.max(most, ...kept.keep(some));
    }
    expect(most).toBe(2);
    expectToFit(kept);
    expect(numbersIn(kept.all())).toEqual(downFrom(10_000));
    // The first view has the newest of them.
    const shown = kept.first().lignes.length;
    expect(shown).toBeGreaterThan(500);
    expect(numbersIn(kept.first().lignes)).toEqual(downFrom(10_000).slice(0, shown));
    expect(tableauSchema.parse(JSON.parse(JSON.stringify(kept.first())))).toEqual(
      kept.first(),
    );
  });

  test('10,000 rows gathered at once are in full parts', () => {
    const kept = store();
    const lignes = downFrom(10_000).map((number) => createLigne(number));
    kept.keep(lignes);
    expectToFit(kept);
    expect(numbersIn(kept.all())).toEqual(downFrom(10_000));
    const total = lignes.reduce((sum, ligne) => sum + sizeOf(ligne), 0);
    expect(partCountOf(kept.first())).toBeLessThanOrEqual(
      total / limits.tableauBytes.max + 2,
    );
    expect(kept.join()).toBe(0);
  });

  test('more than a commit holds is split in several, each of which keeps the earlier rows', () => {
    const kept = store();
    kept.keep([createLigne(1, 1)]);
    const lignes = downFrom(20_000).map((number) => createLigne(number, number + 1));
    const next = { ...kept.first(), lignes, jusque: { seconds: 9, nanoseconds: 0 } };
    const commits = splitTableau(next, { before: kept.first(), revision: 2, sizeOf });
    expect(commits.length).toBeGreaterThan(1);
    for (const [index, { first, further }] of commits.entries()) {
      const isLast = index === commits.length - 1;
      expect(further.size).toBeLessThanOrEqual(8);
      expect(first.movedAt).toBe(index + 2);
      expect(first.jusque).toEqual(isLast ? next.jusque : null);
      if (!isLast) expect(first.lignes).toBe(kept.first().lignes);
    }
    const all = commits.flatMap(({ further }) => [...further.values()]);
    const lists = [commits.at(-1)?.first, ...all].map((part) => part?.lignes ?? []);
    expect(newestLignes(lists)).toHaveLength(20_000);
  });

  test('a list of one part is stored as it was before there were parts', () => {
    const kept = store();
    expect(kept.keep([createLigne(1)])).toEqual([1]);
    expect(Object.keys(kept.first()).toSorted()).toEqual(['jusque', 'lignes', 'ouverts']);
  });

  test('a row that changes again counts as it was last, and two parts with room become one', () => {
    const kept = store();
    const count = 6_000;
    for (let number = 1; number <= count; number += 1) {
      if (number % 100 === 0) {
        kept.keep(Array.from({ length: 100 }, (_, index) => createLigne(number - index)));
      }
    }
    // All of them change three more times.
    for (let now = count; now < 4 * count; now += 100) {
      kept.keep(
        Array.from({ length: 100 }, (_, index) => {
          const at = now + 100 - index;
          return createLigne(((at - 1) % count) + 1, at);
        }),
      );
    }
    const expected = downFrom(4 * count).slice(0, count);
    expect(numbersIn(kept.all())).toEqual(expected);
    const before = partCountOf(kept.first());
    const { movedAt } = kept.first();
    for (;;) {
      const written = kept.join();
      if (written === 0) break;
      expect(written).toBeLessThanOrEqual(3);
      expect(numbersIn(kept.all())).toEqual(expected);
      expectToFit(kept);
    }
    expect(kept.first().movedAt).toBeGreaterThan(movedAt ?? 0);
    expect(partCountOf(kept.first())).toBeLessThan(before / 2);
  });

  test('a reader of part 0 before a split and a join misses no row in the parts that it counts', () => {
    const kept = store();
    for (let number = 100; number <= 6_000; number += 100) {
      kept.keep(Array.from({ length: 100 }, (_, index) => createLigne(number - index)));
    }
    const { lignes } = kept.first();
    const numbers = furtherNumbers(partCountOf(kept.first()));
    for (let number = 6_100; number <= 8_000; number += 100) {
      kept.keep(Array.from({ length: 100 }, (_, index) => createLigne(number - index)));
    }
    expect(kept.join()).toBeGreaterThan(0);
    const parts = numbers.map((number) => kept.further().get(number)?.lignes ?? []);
    const seen = new Set(numbersIn(newestLignes([lignes, ...parts])));
    expect(downFrom(6_000).every((number) => seen.has(number))).toBe(true);
  });
});
