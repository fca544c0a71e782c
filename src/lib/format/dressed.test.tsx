import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dressed } from './dressed.tsx';

/** `[…]` stays on one line, `^…` is raised. */
function show(text: string, langue = 'fr'): string {
  return renderToStaticMarkup(dressed(text, langue))
    .replaceAll(/<span class="d-un-trait">(.*?)<\/span>/g, '[$1]')
    .replaceAll(/<sup>(.*?)<\/sup>/g, '^$1');
}

test.each([
  [
    'Que voit-on ? Où la porte mène-t-elle',
    'Que [voit-on]\u202F? Où la porte [mène-t-elle]',
  ],
  [
    'Choisissez-les toutes, celles-ci aussi.',
    '[Choisissez-les] toutes, [celles-ci] aussi.',
  ],
  [
    "La ville au-dessus, l'au-delà et là-bas",
    'La ville [au-dessus], [l’au-delà] et [là-bas]',
  ],
])('« %s » keeps its joined words on one line', (text, shown) => {
  expect(show(text)).toBe(shown);
});

test.each(['Les Baux-de-Provence', 'Saint-Malo', 'Cordes-sur-Ciel', 'Villey-le-Sec'])(
  'the name %s may part at its hyphens',
  (text) => {
    expect(dressed(text, 'fr')).toBe(text);
  },
);

test('centuries and kings have raised letters', () => {
  expect(show('du XVIIe au XIXe siècle, sous François Ier')).toBe(
    'du XVII^e au XIX^e siècle, sous François I^er',
  );
});

test('another language stays as it was written', () => {
  expect(dressed('Go-to-it in XVIIe', 'en')).toBe('Go-to-it in XVIIe');
});
