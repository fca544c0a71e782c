import { describe, expect, test } from 'vitest';
import { ExpiredCodeError } from '@/data/equipe/expired-code-error.ts';
import type { Rang } from '@/domain/equipe/equipe.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { failureWords, foundWords, membersWords } from './equipe-words.ts';

function rang(changes: Partial<Rang>): Rang {
  return {
    ...{ appareil: 'a', prenom: '', etape: 0, mandat: 0, la: true },
    suivis: { ecourtee: null, byEtapeId: {} },
    ...changes,
  };
}

endInFrench();

describe('the words of a team', () => {
  test('list the members, the captain and the phones without network', () => {
    expect(membersWords([], undefined)).toBe(
      'En équipe\u00A0: vous attendez les autres téléphones.',
    );
    const autres = [rang({ prenom: 'Léa' }), rang({ appareil: 'b', la: false })];
    expect(membersWords(autres, 'a')).toBe(
      'En équipe avec Léa (capitaine) et un téléphone (sans réseau).',
    );
  });

  test('name the finder of the answer, or the one who passed the étape', () => {
    const at = { at: 1, preuve: 'attente' } as const;
    const found = {
      issue: { type: 'reussie', reponse: 'tour', points: 5, ...at },
    } as const;
    expect(foundWords('Malo', found)).toBe('Malo a trouvé\u202F!');
    expect(foundWords('', found)).toBe('Un autre téléphone a trouvé\u202F!');
    expect(foundWords('Malo', { issue: { type: 'passee', ...at } })).toBe(
      'Malo a passé cette étape.',
    );
    expect(foundWords('Malo', { issue: null })).toBe('');
  });

  test.each([
    [new OfflineError('away'), /Il faut du réseau/],
    [new NotFoundError('nobody'), /Vérifiez les six lettres/],
    [new ExpiredCodeError('over'), /plus de 24.heures/],
    [new AccessDeniedError('often'), /Réessayez demain/],
    [new Error('else'), /ne répond pas/],
  ])('give the remedy after %s', (error, words) => {
    expect(failureWords(error)).toMatch(words);
  });
});

test('a team of two is named in German', async () => {
  await speak('de');
  const autres = [rang({ prenom: 'Léa' }), rang({ appareil: 'b', la: false })];
  expect(membersWords(autres, 'a')).toBe(
    'Im Team: Léa (Teamkapitän) und ein Telefon (ohne Netz).',
  );
});
