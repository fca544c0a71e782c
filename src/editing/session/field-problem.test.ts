import { expect, test } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { findFieldProblems } from './field-problem.ts';

const etape = createEtape(1);
const parcours = createParcours({ etapes: [etape] });

test('a text that cannot be read is a problem of its field, and outside the world another', () => {
  const saisies = {
    '/dureeMinutes': 'longtemps',
    [`${etape.id}/position`]: '91, 200',
    [`${etape.id}/epreuve.cible`]: 'https://maps.app.goo.gl/a1B2c3',
    [`${etape.id}/rechange.position`]: '91, 200',
    [`${etape.id}/epreuve.indices.0.cout`]: 'cher',
  };
  expect(
    findFieldProblems(parcours, saisies).map(({ kind, etapeId, champ }) => [
      kind,
      etapeId,
      champ,
    ]),
  ).toEqual([
    ['saisie-illisible', null, 'dureeMinutes'],
    ['hors-du-monde', etape.id, 'position'],
    ['lien-court', etape.id, 'epreuve.cible'],
    ['hors-du-monde', etape.id, 'rechange.position'],
    ['saisie-illisible', etape.id, 'epreuve.indices.0.cout'],
  ]);
});

test('a text of a field of a later build, or of a removed étape, is none', () => {
  const saisies = {
    '/altitude': 'haut',
    [`${etape.id}/epreuve.vitesse`]: 'vite',
    'etape9999/position': 'là-bas',
  };
  expect(findFieldProblems(parcours, saisies)).toEqual([]);
});
