import { expect, test } from 'vitest';
import {
  figuresOf,
  joursOf,
  moisOf,
  noJour,
  shareOf,
  statistiqueSchema,
  type Statistique,
} from './statistique.ts';

function month(mois: string, comptes: object): Statistique {
  return { mois, ...statistiqueSchema.parse({ comptes }) };
}

test('a period is so many days up to today, and as many before', () => {
  const jours = joursOf(7, '2026-11-03');
  expect(jours.jours).toHaveLength(7);
  expect(jours.jours[0]).toBe('2026-10-28');
  expect(jours.jours.at(-1)).toBe('2026-11-03');
  expect(jours.avant[0]).toBe('2026-10-21');
  expect(jours.avant.at(-1)).toBe('2026-10-27');
  expect(moisOf(jours)).toEqual({ de: '2026-10', a: '2026-11' });
});

test('the longest period touches seven months at the most: 35 documents', () => {
  const { de, a } = moisOf(joursOf(90, '2027-03-01'));
  expect([de, a]).toEqual(['2026-09', '2027-03']);
});

test('thirty days and the thirty before touch three months at the most, on any day: 15 documents', () => {
  for (let day = 0; day < 800; day += 1) {
    const today = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString();
    const { jours, avant } = joursOf(30, today.slice(0, 10));
    const mois = new Set([...avant, ...jours].map((one) => one.slice(0, 7)));
    expect(mois.size).toBeLessThanOrEqual(3);
  }
});

test('the documents of a month add up, and days outside the period are left aside', () => {
  const jours = joursOf(7, '2026-11-03');
  const figures = figuresOf(
    [
      month('2026-11', { '03': { commencees: 2 }, '04': { commencees: 9 } }),
      month('2026-11', { '03': { commencees: 1, terminees: 1, minutes: 50 } }),
      month('2026-10', { '27': { commencees: 4 }, '28': { commencees: 5 } }),
    ],
    jours,
  );
  expect(figures.total).toEqual({ ...noJour, commencees: 8, terminees: 1, minutes: 50 });
  expect(figures.avant).toEqual({ ...noJour, commencees: 4 });
  expect(figures.parJour.at(-1)?.compte.commencees).toBe(3);
});

test('reasons and étapes are those of the months that the period touches', () => {
  const figures = figuresOf(
    [
      month('2026-11', {
        '02': { pluie: 1, long: 3 },
        etapeAAA1: { terminees: 2, erreurs: 5 },
      }),
      month('2026-11', { etapeAAA1: { terminees: 1, pluie: 1 } }),
      month('2026-09', { '02': { pluie: 40 } }),
    ],
    joursOf(7, '2026-11-22'),
  );
  expect(figures.mois).toEqual(['2026-11']);
  expect(figures.motifs).toEqual([
    { motif: 'long', nombre: 3 },
    { motif: 'pluie', nombre: 1 },
  ]);
  expect(figures.etapes.get('etapeAAA1')).toMatchObject({
    vues: 3,
    erreurs: 5,
    arrets: 1,
  });
});

test('a party that was left is counted once, whatever day and étape say of it', () => {
  const comptes = {
    '02': { commencees: 3, terminees: 1, minutes: 40, equipe: 1, long: 1, pluie: 2 },
    etapeAAA1: { terminees: 1, minutes: 7, erreurs: 2, passees: 1, pluie: 2 },
    etapeBBB2: { long: 1 },
  };
  const figures = figuresOf([month('2026-11', comptes)], joursOf(7, '2026-11-03'));
  expect(figures.total).toEqual({
    ...{ commencees: 3, terminees: 1, arretees: 3, minutes: 40, horsLigne: 0, equipe: 1 },
  });
  expect(figures.motifs).toEqual([
    { motif: 'pluie', nombre: 2 },
    { motif: 'long', nombre: 1 },
  ]);
  expect([...figures.etapes.keys()]).toEqual(['etapeAAA1', 'etapeBBB2']);
  expect(figures.etapes.get('etapeAAA1')).toEqual({
    ...{ vues: 1, minutes: 7, erreurs: 2, indices: 0, passees: 1, arrets: 2 },
  });
});

test('a share of nothing is null, and ends without a beginning in the period are at most all', () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, 3)).toBe(33);
  expect(shareOf(4, 3)).toBe(100);
});
