import { expect, test } from 'vitest';
import { storyPieces } from './story-pieces.ts';

const sentence = 'Il était une fois un lavoir où les femmes du village venaient chanter.';

test('a short story is one piece, with its paragraphs', () => {
  expect(storyPieces('Bonjour.\n\nVoici le lavoir.\nEt son toit.')).toEqual([
    ['Bonjour.', 'Voici le lavoir.\nEt son toit.'],
  ]);
  expect(storyPieces(' \n\n ')).toEqual([]);
});

test('a long paragraph is cut between sentences, and no piece has more than 45 words', () => {
  const pieces = storyPieces(Array.from({ length: 8 }, () => sentence).join(' '));
  expect(pieces).toHaveLength(3);
  expect(pieces.flat().join(' ')).toBe(
    Array.from({ length: 8 }, () => sentence).join(' '),
  );
  for (const piece of pieces) {
    expect(piece.join(' ').split(' ').length).toBeLessThanOrEqual(45);
  }
});

test('neither a sentence without end nor a title before a name is cut', () => {
  const endless = Array.from({ length: 200 }, () => 'mot').join(' ');
  expect(storyPieces(endless)).toEqual([[endless]]);
  const named = `${sentence} ${sentence} ${sentence} M. Dupont aimait ce lieu, dit-on, plus que tout.`;
  expect(storyPieces(named).flat().at(-1)).toMatch(/^M\. Dupont/);
});

test('a story of 5,000 characters keeps each of its words', () => {
  const story = `${sentence} `.repeat(75).trim();
  expect(storyPieces(story).flat().join(' ')).toBe(story);
});
