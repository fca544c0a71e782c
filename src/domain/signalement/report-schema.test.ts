import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { reportSchema } from './report-schema.ts';

const most = limits.signalementTexte.max;

test.each([
  ['nothing chosen', null, 'Le banc est cassé.', 'motif'],
  ['a plaque without a word', 'plaque', '', undefined],
  ['something else without a word', 'autre', '  ', 'texte'],
  ['something else in words', 'autre', 'Le portail est fermé.', undefined],
  ['as many words as there may be', 'danger', `${'é'.repeat(most)} `, undefined],
  ['a word too many', 'danger', 'é'.repeat(most + 1), 'texte'],
] as const)('a report with %s', (_, motif, texte, wrong) => {
  const { error } = reportSchema.safeParse({ motif, texte, photo: null });
  expect(error?.issues[0]?.path[0]).toBe(wrong);
});
