import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEtape } from '@/testing/factories.ts';
import { blankSuite } from '../etape/suite.ts';
import { layAventure, type EtapeToLay } from './aventure-layout.ts';

function etapesOf(targets: readonly (readonly number[])[]): EtapeToLay[] {
  return targets.map((list, index) => ({
    id: createEtape(index + 1).id,
    fin: '',
    suites: list.map((target) => ({ ...blankSuite, vers: createEtape(target + 1).id })),
  }));
}

function casesOf(targets: readonly (readonly number[])[]) {
  return [...layAventure(etapesOf(targets)).values()];
}

test('étapes are in columns, each beyond all that lead to it', () => {
  // 0 → 1 → 3, 0 → 2 → 1: the longer way counts.
  const columns = casesOf([[1, 2], [3], [1], []]).map(({ colonne }) => colonne);
  expect(columns).toEqual([0, 2, 1, 3]);
});

test('a way back, a link to oneself, and one to an étape that is gone draw nothing apart', () => {
  expect(casesOf([[1, 0, 9], [2], [0]])).toEqual([
    { colonne: 0, rang: 0 },
    { colonne: 1, rang: 0 },
    { colonne: 2, rang: 0 },
  ]);
});

test('in a column, étapes are near those they are joined to', () => {
  // 1 leads to 4 and 2 to 3: drawn in the order of the list, the links would cross.
  const rows = casesOf([[1, 2], [4], [3], [], []]).map(({ rang }) => rang);
  const [, one = 0, two = 0, three = 0, four = 0] = rows;
  expect(Math.sign(one - two)).toBe(Math.sign(four - three));
});

test('an ending leads nowhere, whatever links it keeps', () => {
  const [start, end] = etapesOf([[1], [0]]);
  if (start === undefined || end === undefined) throw new Error('Two étapes.');
  const laid = layAventure([
    { ...start, suites: [] },
    { ...end, fin: 'Là' },
  ]);
  expect([...laid.values()].map(({ colonne }) => colonne)).toEqual([0, 0]);
});

test('no two étapes of any story are at the same place', () => {
  const story = fc.integer({ min: 1, max: 40 }).chain((count) =>
    fc.array(fc.array(fc.nat({ max: count }), { maxLength: 4 }), {
      minLength: count,
      maxLength: count,
    }),
  );
  fc.assert(
    fc.property(story, (targets) => {
      const places = casesOf(targets).map(({ colonne, rang }) => `${colonne} ${rang}`);
      expect(new Set(places).size).toBe(targets.length);
    }),
  );
});

test('200 étapes joined by 1,000 links are laid out', () => {
  const targets = Array.from({ length: 200 }, (_, index) =>
    Array.from({ length: 5 }, (__, link) => (index * 7 + link * 31 + 1) % 200),
  );
  expect(casesOf(targets)).toHaveLength(200);
});
