import { expect, test } from 'vitest';
import {
  blankEmpreinte,
  createChoixPublique,
  createNombrePublique,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { answerWords } from './answer-words.ts';

const options = [
  { id: 'aa', texte: 'La tour' },
  { id: 'bb', texte: 'Le puits' },
  { id: 'cc', texte: 'Le four' },
];
const { consigne, points, indices, motDeSucces, anecdote } = createTextePublique();
const shown = { consigne, points, indices, motDeSucces, anecdote };
const judged = { ...shown, empreinte: blankEmpreinte, partielle: blankEmpreinte };

test.each([
  ['a texte as it was typed', createTextePublique(), ' Le puits ', 'Le puits'],
  ['a number with nothing typed', createNombrePublique(), '', ''],
  [
    'the options that were ticked',
    createChoixPublique({ options }),
    'bb-aa',
    'Le puits, La tour',
  ],
  [
    'an order',
    { type: 'ordre', elements: options, ...judged },
    'cc-aa-bb',
    'Le four, La tour, Le puits',
  ],
  [
    'pairs',
    { type: 'association', gauche: options, droite: options, ...judged },
    'aa.bb-cc.cc',
    'La tour et Le puits, Le four et Le four',
  ],
  ['nothing of a photo', { type: 'photo', ...shown }, 'photo', ''],
  ['nothing of an option of another version', createChoixPublique({ options }), 'zz', ''],
] as const)('an answer in words: %s', (_, epreuve, typed, words) => {
  expect(
    answerWords(structuredClone(epreuve) as Parameters<typeof answerWords>[0], typed),
  ).toBe(words);
});
