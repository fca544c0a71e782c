import { expect, test } from 'vitest';
import { blankSuite } from '@/domain/etape/suite.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { readTarget, storyLines } from './story-lines.ts';

const [one, two, gone] = [createEtape(1).id, createEtape(2).id, createEtape(9).id];

test('each choice has its target, its conditions and its effects', () => {
  const parcours = createParcours({
    genre: 'aventure',
    aventure: {
      objets: [{ id: 'cle', nom: 'La clé', description: '' }],
      drapeaux: [],
      personnages: [],
    },
    etapes: [
      createEtape(1, {
        suites: [
          {
            libelle: 'Ouvrir',
            vers: two,
            conditions: [
              { type: 'objet', id: 'cle', oui: true },
              { type: 'points', minimum: 15 },
              { type: 'temps', minutes: 1 },
            ],
            effets: [{ type: 'objet', id: 'cle', donne: false }],
          },
          { ...blankSuite, vers: gone },
          blankSuite,
        ],
      }),
      createEtape(2, {
        titre: 'La cave',
        fin: 'Le trésor',
        suites: [{ ...blankSuite, vers: one }],
      }),
    ],
  });
  const [first, last] = storyLines(parcours);
  expect(first?.links).toEqual([
    {
      index: 0,
      libelle: 'Ouvrir',
      vers: two,
      versLabel: '2. La cave',
      isRemoved: false,
      asks: [
        'le joueur a «\u00A0La clé\u00A0»',
        'le joueur a gagné 15\u00A0points au moins',
        'le joueur joue depuis 1\u00A0minute au moins',
      ],
      does: ['le joueur perd «\u00A0La clé\u00A0»'],
    },
    expect.objectContaining({ versLabel: null, isRemoved: true }),
    expect.objectContaining({ versLabel: null, isRemoved: false }),
  ]);
  expect(last).toMatchObject({ fin: 'Le trésor', links: [] });
});

test('a target is read by its number, its label or its title, and is new otherwise', () => {
  const lines = storyLines(
    createParcours({
      etapes: [
        createEtape(1, { titre: 'La cave' }),
        createEtape(2, { titre: 'Le pré' }),
        createEtape(3, { titre: 'Le pré' }),
      ],
    }),
  );
  expect(readTarget('1', lines)).toEqual({ type: 'etape', id: one });
  expect(readTarget(' 2. le pre ', lines)).toEqual({ type: 'etape', id: two });
  expect(readTarget('LA CAVE', lines)).toEqual({ type: 'etape', id: one });
  expect(readTarget('Le pré', lines)).toEqual({ type: 'plusieurs' });
  expect(readTarget(' 3 portes ', lines)).toEqual({
    type: 'nouvelle',
    titre: '3 portes',
  });
  expect(readTarget('  ', lines)).toEqual({ type: 'vide' });
});
