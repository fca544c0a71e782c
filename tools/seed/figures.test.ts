import { describe, expect, test } from 'vitest';
import {
  figuresOf,
  joursOf,
  statistiqueSchema,
} from '../../src/domain/statistique/statistique.ts';
import { figureDays, figureDocuments } from './figures.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const quetes = [
  {
    queteId: '22_dinan_le-lavoir',
    etapeIds: ['etape0001', 'etape0002', 'etape0003', 'etape0004'],
    dureeMinutes: 60,
  },
  { queteId: '68_colmar_les-visages', etapeIds: ['etape0005'], dureeMinutes: 45 },
];
const documents = figureDocuments(quetes, now);

/** The desk's view of them, of the last sixty days. */
function readFigures(scope: string) {
  const own = documents
    .filter(({ id }) => id.startsWith(`${scope}_`))
    .map(({ id, data }) => ({
      mois: id.split('_').at(-2) ?? '',
      ...statistiqueSchema.parse(data),
    }));
  return figuresOf(own, joursOf(90, '2026-11-22'));
}

describe('the made-up figures of the seed', () => {
  test('are the same for the same day', () => {
    expect(figureDocuments(quetes, now)).toEqual(documents);
  });

  test('are of the last sixty days, and none of the future', () => {
    const played = readFigures('france')
      .parJour.filter(({ compte }) => compte.commencees > 0)
      .map(({ jour }) => jour);
    expect(played.length).toBeGreaterThan(30);
    expect(played.length).toBeLessThanOrEqual(figureDays);
    expect(played[0]?.localeCompare('2026-09-24')).toBeGreaterThanOrEqual(0);
    expect(played.at(-1)?.localeCompare('2026-11-22')).toBeLessThanOrEqual(0);
  });

  test('have as many in all as quête by quête, and no more ends than beginnings', () => {
    const [all, ...each] = ['france', ...quetes.map(({ queteId }) => queteId)].map(
      (scope) => readFigures(scope).total,
    );
    const sum = (key: 'commencees' | 'terminees' | 'minutes') =>
      each.reduce((whole, one) => whole + one[key], 0);
    expect(all?.commencees).toBe(sum('commencees'));
    expect(all?.terminees).toBe(sum('terminees'));
    expect(all?.minutes).toBe(sum('minutes'));
    expect(sum('terminees')).toBeLessThan(sum('commencees'));
  });

  test('say of all quêtes nothing of an étape', () => {
    for (const { id, data } of documents) {
      const isOfAll = id.startsWith('france');
      expect(Object.keys(data.comptes).every((cle) => cle.length === 2)).toBe(isOfAll);
    }
  });
});
