import { expect, test } from 'vitest';
import {
  figuresOf,
  joursOf,
  statistiqueSchema,
} from '@/domain/statistique/statistique.ts';
import { bestDayOf, playedWords, sheetLimits, shortened } from './bilan-words.ts';

function figures(comptes: object) {
  const document = { mois: '2026-11', ...statistiqueSchema.parse({ comptes }) };
  return figuresOf([document], joursOf(7, '2026-11-22'));
}
const spaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test('played quêtes are summed up in plain French', () => {
  const words = playedWords(
    [
      figures({ '21': { commencees: 3, terminees: 1, minutes: 65 } }),
      figures({ '21': { commencees: 1 }, '14': { commencees: 1 } }),
    ],
    7,
  );
  expect(spaces(words)).toBe(
    '4 parties ont été commencées et 1 est allée jusqu’au bout, en 1 h 05 en moyenne. 3 de plus que les 7 jours d’avant. Le jour le plus joué : le 21 novembre, avec 4 parties.',
  );
});

test('a period without parties is one sentence', () => {
  expect(playedWords([figures({}), undefined], 7)).toBe(
    'Personne n’a joué sur cette période.',
  );
  expect(bestDayOf([figures({})])).toBeNull();
});

test('parties without an end are reported as such', () => {
  const words = playedWords([figures({ '20': { commencees: 1 } })], 7);
  expect(spaces(words)).toMatch(
    /^1 partie a été commencée et aucune n’est allée jusqu’au bout\./,
  );
});

test('a long opinion is cut between two words, a short one is whole', () => {
  expect(shortened(' Très\n beau. ')).toBe('Très beau.');
  const long = shortened('mot '.repeat(100));
  expect(long).toMatch(/^(mot )+mot…$/);
  expect(long.length).toBeLessThanOrEqual(sheetLimits.avis + 1);
  expect(shortened('a'.repeat(300))).toHaveLength(sheetLimits.avis + 1);
});
