import { expect, test } from 'vitest';
import { otherLangues } from '@/langue/langue.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import {
  doneWords,
  erreurWords,
  partlyWords,
  pointsWords,
  proofWords,
  solutionCostWords,
  stakeWords,
  wrongWords,
} from './play-words.ts';

endInFrench();

const still = { isOnline: true, isWaiting: false, isLimited: false };

test('the cost of a solution is given in points, here and in later parties', () => {
  expect(solutionCostWords(20, false)).toBe(
    'L’étape sera passée, sans ses 20\u00A0points, et on ne pourra plus y répondre. Si vous rejouez cette quête, vous pourrez la chercher encore, mais sans points prouvés.',
  );
  expect(solutionCostWords(1, false)).toMatch(/sans son point,/);
  expect(solutionCostWords(0, false)).toMatch(/^L’étape sera passée, et on/);
  expect(solutionCostWords(20, true)).toMatch(/ne coûte rien de plus\.$/);
});

test('étapes that were seen before are no answers to prove', () => {
  const proof = { prouvees: 0, trouvees: 0, dejaVues: 0 };
  expect(proofWords(proof, still)).toBeNull();
  expect(proofWords({ ...proof, dejaVues: 1 }, still)).toBe(
    '1\u00A0étape déjà vue\u00A0: sans points prouvés.',
  );
  expect(proofWords({ prouvees: 2, trouvees: 2, dejaVues: 3 }, still)).toBe(
    'Réponses prouvées\u00A0: 2 sur 2. 3\u00A0étapes déjà vues\u00A0: sans points prouvés.',
  );
});

const wrong = { isRepeated: false, isStillCoded: false };

test('a wrong answer is met with words of its kind, then with patience', () => {
  expect(wrongWords(1, { type: 'nombre', ...wrong })).toBe(
    'Ce n’est pas ça. Comptez encore une fois.',
  );
  expect(wrongWords(2, { type: 'texte', ...wrong })).toMatch(/^Pas encore\./);
  expect(wrongWords(5, { type: 'texte', ...wrong })).toMatch(/après 5 essais/);
});

test('a repeated answer, and the coded message itself, are reported as such', () => {
  const given = { type: 'message_code', ...wrong } as const;
  expect(wrongWords(3, { ...given, isRepeated: true })).toMatch(/déjà essayé/);
  expect(wrongWords(1, { ...given, isStillCoded: true })).toMatch(/écrivez-le en clair/);
});

test.each([
  [0, 'Aucun de vos choix n’est juste.'],
  [1, 'Un seul de vos 3 choix est juste.'],
  [2, '2 de vos 3 choix sont justes.'],
  [3, 'Tous vos choix sont justes, mais il en manque.'],
])('of 3 choices, %i right: « %s »', (right, words) => {
  expect(partlyWords({ type: 'choix', right, total: 3 })).toBe(words);
});

test('an order and pairs show their right part', () => {
  const partly = { total: 3 } as const;
  expect(partlyWords({ type: 'ordre', right: 0, ...partly })).toBe(
    'Aucun élément n’est à sa place.',
  );
  expect(partlyWords({ type: 'ordre', right: 1, ...partly })).toBe(
    'Un seul élément sur 3 est à sa place.',
  );
  expect(partlyWords({ type: 'association', right: 1, ...partly })).toBe(
    'Une seule paire sur 3 est juste.',
  );
});

test('the cost of a wrong choice is shown before the first and after each', () => {
  expect(erreurWords(0, 20)).toBe('Un mauvais choix fait perdre la moitié des points.');
  expect(erreurWords(1, 10)).toBe(
    '10\u00A0points restent à gagner. Un autre mauvais choix en fait perdre la moitié.',
  );
});

test('counts, helps and results are in German', async () => {
  await speak('de');
  expect(stakeWords(1)).toBe('Aufgabe · 1\u00A0Punkt zu gewinnen');
  expect(stakeWords(20)).toBe('Aufgabe · 20\u00A0Punkte zu gewinnen');
  expect(doneWords(2, 3)).toBe('2\u00A0Etappen von 3');
  expect(wrongWords(1, { type: 'nombre', ...wrong })).toBe(
    'Das stimmt leider nicht. Zählen Sie noch einmal.',
  );
});

test.each(otherLangues)(
  'points in %s are counted from none to a million',
  async (langue) => {
    await speak(langue);
    for (const count of [0, 1, 2, 1_000_000]) {
      const words = pointsWords(count);
      expect(words).toMatch(/^[\d.,\s]+\s\p{L}+$/u);
      expect(words.replaceAll(/\D/g, '')).toBe(String(count));
    }
  },
);
