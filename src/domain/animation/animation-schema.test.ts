import { expect, test } from 'vitest';
import { animationSchema } from './animation-schema.ts';

const typed = {
  genre: 'classe',
  nom: ' La 6e B au lavoir ',
  groupeCount: ' 4 ',
  jour: '2026-12-04',
} as const;

test('a class trip is sent with its name as it is kept, and a number', () => {
  expect(animationSchema.parse(typed)).toEqual({
    genre: 'classe',
    nom: 'La 6e B au lavoir',
    groupeCount: 4,
    jour: '2026-12-04',
  });
});

test.each([
  [{ nom: '6e' }, 'nom', 'De 3 à 80 caractères.'],
  [{ nom: 'a'.repeat(81) }, 'nom', /trop long/],
  [{ jour: 'vendredi' }, 'jour', 'Une date, comme 04/12/2026.'],
  [{ groupeCount: '' }, 'groupeCount', 'Un nombre entier, de 1 à 6.'],
  [{ groupeCount: '2,5' }, 'groupeCount', 'Un nombre entier, de 1 à 6.'],
  [{ groupeCount: '7' }, 'groupeCount', 'Un nombre entier, de 1 à 6.'],
  [
    { genre: 'animation', groupeCount: '1' },
    'groupeCount',
    'Un nombre entier, de 2 à 12.',
  ],
])('%j is corrected', (part, field, sentence) => {
  const { error } = animationSchema.safeParse({ ...typed, ...part });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  expect(error?.issues[0]?.message).toMatch(sentence);
});

test('as many groups as an event may have are taken', () => {
  const event = { ...typed, genre: 'animation', groupeCount: '12' } as const;
  expect(animationSchema.parse(event).groupeCount).toBe(12);
});
