import { describe, expect, test } from 'vitest';
import { sorteList, type Fait } from '@/domain/around/trouvaille.ts';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import { epreuveSchema } from '@/domain/epreuve/epreuve.ts';
import { foundIdeas } from './found-ideas.ts';
import { changesOfIdea } from './idea-list.ts';

const faits: readonly Fait[] = [
  { type: 'annee', annee: 1752 },
  { type: 'annee', annee: 12 },
  { type: 'personne', nom: 'Bertrand du Guesclin', role: 'souvenir' },
  { type: 'marches', nombre: 23 },
  { type: 'siecle', siecle: '12e siècle' },
];

describe.each(sorteList.flatMap((sorte) => foundIdeas({ sorte, faits: [] })))(
  '$vu',
  (idea) => {
    test('is an épreuve as one may be kept', () => {
      expect(() =>
        epreuveSchema.parse({ ...blankEpreuve, ...changesOfIdea(idea) }),
      ).not.toThrow();
    });
  },
);

test.each(faits.map((fait) => [fait.type, fait] as const))(
  'the question about « %s » may be kept',
  (_, fait) => {
    for (const idea of foundIdeas({ sorte: 'lieu', faits: [fait] })) {
      expect(() =>
        epreuveSchema.parse({ ...blankEpreuve, ...changesOfIdea(idea) }),
      ).not.toThrow();
    }
  },
);

test('a date is a padlock, a person a name to find, steps a number', () => {
  const ideas = foundIdeas({
    sorte: 'pont',
    faits: [faits[0], faits[2], faits[3]].flatMap((fait) => fait ?? []),
  });
  expect(ideas.map(({ type, reponse }) => [type, reponse])).toEqual([
    ['cadenas', { combinaison: '1752' }],
    ['texte', { reponses: ['Bertrand du Guesclin'] }],
    ['nombre', { minimum: 23, maximum: 23 }],
    ['nombre', undefined],
  ]);
  expect(ideas.at(-1)?.consigne).toMatch(/arches/);
});

test('a name longer than an answer may be has no question', () => {
  const nom = 'x'.repeat(80);
  expect(
    foundIdeas({ sorte: 'lieu', faits: [{ type: 'personne', nom, role: 'auteur' }] }),
  ).toEqual([]);
});
