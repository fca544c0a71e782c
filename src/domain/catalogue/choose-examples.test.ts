import { expect, test } from 'vitest';
import { createCarte } from '@/testing/carte-factory.ts';
import { chooseExamples } from './choose-examples.ts';

test('a new quête is not an example while there are older ones', () => {
  const cartes = [4, 3, 2, 1].map((publishedAt) => createCarte({ publishedAt }));
  const shown = chooseExamples(cartes, 3).map(({ publishedAt }) => publishedAt);
  expect(shown).toEqual([1, 2, 3]);
});

test('many good ratings precede one excellent rating', () => {
  const once = createCarte({ titre: 'Une', note: { moyenne: 5, nombre: 1 } });
  const often = createCarte({ titre: 'Cent', note: { moyenne: 4.6, nombre: 100 } });
  const none = createCarte({ titre: 'Rien', note: null, publishedAt: 0 });
  const bad = createCarte({ titre: 'Non', note: { moyenne: 1.5, nombre: 20 } });
  const shown = chooseExamples([none, bad, once, often], 4).map(({ titre }) => titre);
  expect(shown).toEqual(['Cent', 'Une', 'Rien', 'Non']);
});
