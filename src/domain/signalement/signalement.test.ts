import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { checkSignalement } from './signalement.ts';

const most = limits.signalementTexte.max;

test.each([
  ['nothing chosen', null, 'Le banc est cassé.', 'motif'],
  ['a plaque without a word', 'plaque', '', null],
  ['something else without a word', 'autre', '  ', 'texte-vide'],
  ['something else in words', 'autre', 'Le portail est fermé.', null],
  ['as many words as there may be', 'danger', `${'é'.repeat(most)} `, null],
  ['a word too many', 'danger', 'é'.repeat(most + 1), 'texte-long'],
] as const)('a report with %s', (_, motif, texte, problem) => {
  expect(checkSignalement(motif, texte)).toBe(problem);
});
