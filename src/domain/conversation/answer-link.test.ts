import { expect, test } from 'vitest';
import { answerHash, parseAnswerHash } from './answer-link.ts';

const link = { id: '-Nabc_123-x', secret: '0f'.repeat(16) };

test('the link to an answer is read as it was written', () => {
  expect(parseAnswerHash(answerHash(link))).toEqual(link);
});

test.each([
  '',
  '#suivi',
  '#reponse=',
  `#reponse=a/b.${link.secret}`,
  `#reponse=${link.id}.0f`,
  `#reponse=${link.id}.${link.secret}0`,
  `#reponse=${'x'.repeat(41)}.${link.secret}`,
])('%j is no such link', (hash) => {
  expect(parseAnswerHash(hash)).toBeNull();
});
