import { expect, test } from 'vitest';
import {
  figuresOf,
  noJour,
  statistiqueSchema,
} from '@/domain/statistique/statistique.ts';
import {
  createEtapePublique,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { csvRows } from '@/testing/strict-csv.ts';
import { toDayCsv, toEtapeFiguresCsv, toQueteCsv } from './figures-csv.ts';

const jours = {
  jours: ['2026-11-25', '2026-11-26'],
  avant: ['2026-11-23', '2026-11-24'],
};
const document = {
  mois: '2026-11',
  ...statistiqueSchema.parse({
    comptes: {
      26: { commencees: 6, terminees: 4, minutes: 250, equipe: 1 },
      [testEtapeId(2)]: { terminees: 4, minutes: 30, erreurs: 3 },
    },
  }),
};
const figures = figuresOf([document], jours);

test('the figures of a period are a row a day', () => {
  expect(csvRows(toDayCsv(figures), ';')).toEqual([
    [
      ...['Jour', 'Parties commencées', 'Parties terminées'],
      ...['Parties arrêtées avec un motif', 'Minutes des parties terminées'],
      ...['Terminées sans réseau', 'Terminées en équipe'],
    ],
    ['2026-11-25', '0', '0', '0', '0', '0', '0'],
    ['2026-11-26', '6', '4', '0', '250', '0', '1'],
  ]);
});

test('those of a quête are a row an étape, and a title is never a formula', () => {
  const etapes = [createEtapePublique(1, { titre: '=1+1' }), createEtapePublique(2)];
  const rows = csvRows(toEtapeFiguresCsv(figures, createQuete({ etapes })), ';');
  expect(rows).toEqual([
    [
      ...['Numéro', 'Étape', 'Parties comptées', 'Minutes', 'Erreurs', 'Indices'],
      ...['Passée', 'Arrêts'],
    ],
    ['1', "'=1+1", '0', '0', '0', '0', '0', '0'],
    ['2', 'La halte 2', '4', '30', '3', '0', '0', '0'],
  ]);
});

test('those of a commune have a row per quête, also for one without parties', () => {
  const lines = [
    { id: '22_dinan_a', titre: 'Le lavoir; la fontaine', figures },
    { id: '22_dinan_b', titre: 'Le château', figures: undefined },
  ];
  const [, ...rows] = csvRows(toQueteCsv(lines), ';');
  expect(rows).toEqual([
    ['22_dinan_a', 'Le lavoir; la fontaine', '6', '4', '0', '250', '0', '1'],
    ['22_dinan_b', 'Le château', ...Object.keys(noJour).map(() => '0')],
  ]);
});
