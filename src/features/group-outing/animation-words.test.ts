import { testEtapeId } from '@/testing/play-factories.ts';
import { describe, expect, test } from 'vitest';
import type { Avancee } from '@/domain/animation/animation.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { failureWords, phoneWords, placeWords, resultWords } from './animation-words.ts';

const avancee: Avancee = {
  ...{ groupe: 'b', points: 40, doneCount: 2, etapeCount: 6, isFinished: false },
  ...{
    etapeId: testEtapeId(1),
    etapeTitre: 'La porte',
    phoneCount: 3,
    presentCount: 2,
    passages: [],
  },
};

describe('the words of an event', () => {
  test('name the members and the place of a group', () => {
    expect(phoneWords(avancee)).toBe('3 téléphones, dont 1 sans réseau');
    expect(phoneWords({ ...avancee, presentCount: 3 })).toBe('3 téléphones');
    expect(placeWords(avancee)).toBe('À « La porte », 2 étapes faites sur 6');
    expect(placeWords({ ...avancee, isFinished: true })).toMatch(/^Arrivé/);
    expect(placeWords({ ...avancee, phoneCount: 0 })).toBe('');
    expect(phoneWords({ ...avancee, phoneCount: 0 })).toMatch(/^Personne/);
  });

  test('give the result of a group', () => {
    expect(resultWords({ groupe: 'b', place: 2, points: 40 }, 4)).toBe(
      'Groupe B : 2e sur 4, avec 40 points',
    );
    expect(resultWords({ groupe: 'a', place: 1, points: 0 }, 2)).toMatch(/1er sur 2/);
  });

  test.each([
    [new OfflineError('away'), /Il faut du réseau/],
    [new NotFoundError('gone'), /n’existe plus/],
    [new AccessDeniedError('no'), /C’est refusé/],
    [new Error('else'), /ne répond pas/],
  ])('give the remedy after %s', (error, words) => {
    expect(failureWords(error)).toMatch(words);
  });
});
