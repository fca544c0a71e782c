import { expect, test } from 'vitest';
import { emblemeOf } from './embleme.ts';
import { queteIdSchema } from './quete.ts';

const queteId = queteIdSchema.parse('35_saint-malo_le-code-des-corsaires');

test.each([
  ['Le code des corsaires', 'bateau'],
  ['La chouette s’est envolée', 'chouette'],
  ['Le chemin de lumière', 'etoile'],
  ['La tour qui veille sur la Durance', 'tour'],
  ['Le secret du lavoir', 'vague'],
  ['Les ÉGLISES du Trégor', 'eglise'],
] as const)('« %s » has the emblem %s', (titre, embleme) => {
  expect(emblemeOf({ queteId, titre, theme: 'pierre' })).toBe(embleme);
});

test('what the author chose counts before the title; what only a later build draws does not', () => {
  const quete = { queteId, titre: 'Le code des corsaires', theme: 'eau' } as const;
  expect(emblemeOf({ ...quete, embleme: 'chouette' })).toBe('chouette');
  expect(emblemeOf({ ...quete, embleme: 'licorne' })).toBe('bateau');
  expect(emblemeOf({ ...quete, embleme: '' })).toBe('bateau');
});

test('a title without such a word has an emblem of its theme, always the same', () => {
  const quete = { queteId, titre: 'Les visages de Colmar', theme: 'eau' } as const;
  expect(['vague', 'bateau', 'coquillage']).toContain(emblemeOf(quete));
  expect(emblemeOf(quete)).toBe(emblemeOf({ ...quete }));
});

test('a word within another one calls for nothing', () => {
  const quete = { queteId, titre: 'Le tourbillon', theme: 'eau' } as const;
  expect(emblemeOf(quete)).not.toBe('tour');
});
