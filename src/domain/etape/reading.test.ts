import { expect, it } from 'vitest';
import { spokenParts, longSentences, readingSeconds } from './reading.ts';

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

it('finds nothing to shorten in sentences of twelve words', () => {
  expect(longSentences('')).toEqual([]);
  expect(longSentences(`${'mot '.repeat(11)}fin. Vous êtes au lavoir.`)).toEqual([]);
});

it('names the sentences that are longer, « l’eau » being two words and « au-dessus » one', () => {
  const long = `${'mot '.repeat(11)}l’eau.`;
  expect(longSentences(`Court. ${long} Court.`)).toEqual([long]);
  expect(longSentences(`${'mot '.repeat(11)}au-dessus.`)).toEqual([]);
});

it('takes no time to read nothing', () => {
  expect(readingSeconds(' … ')).toBe(0);
});

it('counts words as they are said, « l’eau » being two, to the next five seconds', () => {
  expect(readingSeconds('L’eau')).toBe(5);
  expect(readingSeconds('mot '.repeat(150))).toBe(60);
  expect(readingSeconds('mot '.repeat(113))).toBe(50);
});
