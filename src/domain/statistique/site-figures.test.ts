import { expect, test } from 'vitest';
import { siteFiguresOf, siteFiguresSchema } from './site-figures.ts';
import type { Statistique } from './statistique.ts';

const today = '2026-11-26';

function month(mois: string, jour: string, commencees: number, terminees: number) {
  const comptes = { [jour]: { commencees, terminees } };
  return { mois, comptes } satisfies Statistique;
}

function carte(insee: string, moyenne?: number, nombre = 1) {
  return { commune: { insee }, note: moyenne === undefined ? null : { moyenne, nombre } };
}

test('the figures of the site are the sums of 90 days and the notes of its cards', () => {
  const documents = [
    month('2026-11', '26', 20, 10),
    month('2026-11', '26', 10, 8),
    month('2026-08', '29', 10, 7),
    // The day before the period.
    month('2026-08', '28', 500, 500),
  ];
  const cartes = [carte('13010', 5, 3), carte('13010', 4, 9), carte('35288')];
  const figures = siteFiguresOf(documents, cartes, today);
  expect(figures).toEqual({
    ...{ du: '2026-08-29', au: today, parties: 40, finies: 63 },
    // (5 × 3 + 4 × 9) ÷ 12 = 4.25
    ...{ note: { moyenne: 4.3, nombre: 12 }, quetes: 3, communes: 2 },
  });
  expect(siteFiguresSchema.parse(JSON.parse(JSON.stringify(figures)))).toEqual(figures);
});

test.each([
  [29, null],
  [30, 30],
])('%d parties are shown as %s: a share of a few says nothing', (commencees, parties) => {
  const figures = siteFiguresOf([month('2026-11', '01', commencees, 9)], [], today);
  expect(figures.parties).toBe(parties);
  expect(figures.finies === null).toBe(parties === null);
});

test.each([
  [4, null],
  [5, 5],
])('%d notes are shown as %s', (nombre, shown) => {
  const { note } = siteFiguresOf([], [carte('13010', 4, nombre)], today);
  expect(note?.nombre ?? null).toBe(shown);
});

test('parties that began before the period never make more than all of them end', () => {
  const { finies } = siteFiguresOf([month('2026-11', '01', 30, 45)], [], today);
  expect(finies).toBe(100);
});
