import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { typedText } from './typed-field.ts';

test('a text pasted from Word is sent with its line ends, its bullets and no soft hyphen', () => {
  const pasted = ' Rue du Puits\u000Bface au la\u00ADvoir\n\uF0B7\tune clé ';
  expect(z.parse(typedText({ max: 100 }), pasted)).toBe(
    'Rue du Puits\nface au lavoir\n• une clé',
  );
});

test('a name pasted from Word is sent on one line', () => {
  const nom = typedText({ max: 20, missing: 'Écrivez un nom.', subject: 'nom' });
  expect(z.parse(nom, 'Le la\u00ADvoir\u000Bdu bas')).toBe('Le lavoir du bas');
  expect(z.safeParse(nom, '\u200B').error?.issues[0]?.message).toBe('Écrivez un nom.');
});
