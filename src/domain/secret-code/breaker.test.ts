import { describe, expect, it } from 'vitest';
import {
  allShifts,
  countLetters,
  frenchFrequencies,
  keyLengthHints,
  probableKey,
  probableKeyLength,
} from './breaker.ts';
import { secretCode as cesar } from './codes/cesar.ts';
import { secretCode as vigenere } from './codes/vigenere.ts';

const recit =
  'Au matin, quand la brume quitte la rivière, le vieux meunier ouvre la porte de son moulin et regarde le chemin qui monte vers le village. Il attend depuis longtemps la lettre que son frère lui a promise avant de partir sur la mer, et chaque jour il la cherche dans le sac du facteur.';

describe('the frequencies of French', () => {
  it('add up to a hundred percent', () => {
    const sum = Object.values(frenchFrequencies).reduce((all, value) => all + value, 0);
    expect(sum).toBeGreaterThan(98);
    expect(sum).toBeLessThan(101);
  });

  it('count the letters of a text, the most frequent first', () => {
    expect(countLetters('Été, été')).toEqual([
      { letter: 'E', count: 4 },
      { letter: 'T', count: 2 },
    ]);
  });
});

describe('allShifts', () => {
  it('marks the shift that was used', () => {
    for (const shift of [1, 3, 13, 25]) {
      const coding = cesar.encode(recit, String(shift));
      const likely = coding.ok
        ? allShifts(coding.text).find((row) => row.isLikely)
        : null;
      expect(likely?.shift).toBe(shift);
    }
  });

  it('marks nothing in a text without letters', () => {
    expect(allShifts('12 🏰').some(({ isLikely }) => isLikely)).toBe(false);
  });
});

describe('keyLengthHints', () => {
  it('finds the length of a key, or a multiple of it', () => {
    for (const key of ['ROSE', 'LAVOIR']) {
      const coding = vigenere.encode(`${recit} ${recit}`, key);
      const hints = coding.ok ? keyLengthHints(coding.text) : [];
      const best = hints.toSorted((a, b) => b.coincidence - a.coincidence)[0];
      expect((best?.length ?? 1) % key.length).toBe(0);
    }
  });
});

describe('probableKey', () => {
  it('finds a key of Vigenère whose length it is given, and the shortest length that does', () => {
    for (const key of ['ROSE', 'LAVOIR']) {
      const coding = vigenere.encode(`${recit} ${recit}`, key);
      if (!coding.ok) throw new Error(coding.problem);
      expect(probableKeyLength(keyLengthHints(coding.text))).toBe(key.length);
      expect(probableKey(coding.text, key.length)).toBe(key);
    }
  });

  it('gives a key of the length that was asked for, even of no letters', () => {
    expect(probableKey('', 3)).toHaveLength(3);
    expect(probableKeyLength(keyLengthHints(''))).toBe(1);
  });
});
