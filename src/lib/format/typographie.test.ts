import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setAuthoredLangue } from '@/langue/authored.ts';
import { typographie } from './typographie.ts';

/** Makes no-break spaces visible: `·` is U+00A0, `_` is U+202F. */
function show(text: string): string {
  return text.replaceAll('\u00A0', '·').replaceAll('\u202F', '_');
}

test.each([
  ["l'eau d'Aïn", 'l’eau d’Aïn'],
  ['Bravo !', 'Bravo_!'],
  ['Bravo!', 'Bravo_!'],
  ['Bravo   !', 'Bravo_!'],
  ['Quoi ?!', 'Quoi_?!'],
  ['Levez les yeux ; comptez.', 'Levez les yeux_; comptez.'],
  ['Attention: une marche', 'Attention·: une marche'],
  ['Trois noms : un seul', 'Trois noms·: un seul'],
  ['«Ici» et « là »', '«·Ici·» et «·là·»'],
  ['Il dit : « Qui vive ? »', 'Il dit·: «·Qui vive_?·»'],
  ['Et puis...', 'Et puis…'],
  ['Et puis...?', 'Et puis…_?'],
  ['(Vraiment ?)', '(Vraiment_?)'],
])('« %s » is dressed as « %s »', (text, dressed) => {
  expect(show(typographie(text))).toBe(dressed);
});

test.each([
  'https://exemple.fr/page?q=a;b!c',
  'www.exemple.fr:8080/?a',
  'mairie@exemple.fr',
  'Départ à 14:05',
  'Carte au 1:25 000',
  'Format 3:2',
  'Rendez-vous à 48°27\'12"',
  '(!) et [?]',
  '! au début',
  'page.php?id=3',
  'Deux lignes\n: la seconde',
])('« %s » stays as it is', (text) => {
  expect(typographie(text)).toBe(text);
});

test('a quotation of an at sign is no e-mail address', () => {
  expect(show(typographie('a\t»@»...'))).toBe('a·»@·»…');
});

test('the text around an address is dressed', () => {
  expect(show(typographie('Voir https://exemple.fr/?a=b !'))).toBe(
    'Voir https://exemple.fr/?a=b_!',
  );
});

test('dressing a text twice is dressing it once', () => {
  const bit = fc.constantFrom(
    ...Array.from('aé3.,:;!?«»\'"’…()[]@/-&\n\t \u00A0\u202F'),
    'https://',
    'www.',
    '...',
  );
  const text = fc.array(bit, { maxLength: 30 }).map((bits) => bits.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const once = typographie(written);
      expect(typographie(once)).toBe(once);
    }),
    { numRuns: 5_000 },
  );
});

test('words and line breaks are never lost', () => {
  const keep = (text: string) => text.replaceAll(/[^\p{L}\p{N}\n]/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      expect(keep(typographie(written))).toBe(keep(written));
    }),
  );
});

afterEach(() => setAuthoredLangue('fr'));

test('a translation keeps the typography of its translator', () => {
  const text = "Nein, es liegt nicht an Ihnen: Die Tour steht schief! «Wirklich?» It's";
  setAuthoredLangue('de');
  expect(typographie(text)).toBe(text);
});

test.each(['en', 'de', 'nl', 'es', 'it'])(
  'a text in another language (%s) stays as it was written wherever it is shown',
  (langue) => {
    const written = "«Wo?» Dort's: hier; ja! „Gut“ ...";
    expect(typographie(written, langue)).toBe(written);
  },
);
