import { expect, it } from 'vitest';
import { spokenParts } from './spoken-parts.ts';

it('parts a story by its sentences and lines, whose words stay whole', () => {
  expect(
    spokenParts(
      'Le lavoir\nIci, on lavait. « Et alors ? » Qui sait… Personne !\n\n3 bassins',
    ),
  ).toEqual([
    'Le lavoir',
    'Ici, on lavait.',
    '« Et alors ? »',
    'Qui sait…',
    'Personne !',
    '3 bassins',
  ]);
});

it('says nothing of a text without words', () => {
  expect(spokenParts(' … \n — ')).toEqual([]);
});
