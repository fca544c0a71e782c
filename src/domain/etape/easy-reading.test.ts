import { expect, it } from 'vitest';
import { longSentences } from './easy-reading.ts';

it('finds nothing to shorten in sentences of twelve words', () => {
  expect(longSentences('')).toEqual([]);
  expect(longSentences(`${'mot '.repeat(11)}fin. Vous êtes au lavoir.`)).toEqual([]);
});

it('names the sentences that are longer, « l’eau » being two words and « au-dessus » one', () => {
  const long = `${'mot '.repeat(11)}l’eau.`;
  expect(longSentences(`Court. ${long} Court.`)).toEqual([long]);
  expect(longSentences(`${'mot '.repeat(11)}au-dessus.`)).toEqual([]);
});
