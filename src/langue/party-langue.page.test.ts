import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLangue } from './current-langue.ts';
import {
  isWithoutLangue,
  keepOpenedLangue,
  keepPartyLangue,
  langueAt,
} from './party-langue.ts';

const game = '/les_quetes/35/rennes/le-lavoir/jouer';
const other = '/les_quetes/35/rennes/les-halles/jouer';

beforeEach(() => localStorage.clear());
afterEach(() => setLangue('fr'));

test('the game has one address, and each party its language', () => {
  expect(keepPartyLangue(game, 'de')).toBe(true);
  expect(keepPartyLangue(other, 'nl')).toBe(true);
  expect(keepPartyLangue('/les_quetes', 'it')).toBe(false);
  expect(langueAt(game)).toBe('de');
  expect(langueAt('/les_quetes/35/rennes/le-lavoir/plaque/a1b2')).toBe('de');
  expect(langueAt(other)).toBe('nl');
});

test('a language changed in the middle of a party replaces the first', () => {
  keepPartyLangue(game, 'de');
  keepPartyLangue(game, 'fr');
  expect(langueAt(game, 'de')).toBe('fr');
});

test('only an address of the game, whose party has no language yet, is without one', () => {
  expect(isWithoutLangue(game)).toBe(true);
  expect(isWithoutLangue('/les_quetes/35/rennes/le-lavoir')).toBe(false);
  keepPartyLangue(game, 'fr');
  expect(isWithoutLangue(game)).toBe(false);
});

test('a party without a language continues in that of the page before it', () => {
  expect(langueAt(game, 'es')).toBe('es');
  expect(langueAt(game)).toBe('fr');
});

test('the language in which a party is opened is stored, unless it has one or is French', () => {
  keepOpenedLangue(game);
  expect(localStorage).toHaveLength(0);
  setLangue('it');
  keepOpenedLangue('/les_quetes');
  keepOpenedLangue(game);
  setLangue('en');
  keepOpenedLangue(game);
  expect(langueAt(game)).toBe('it');
});

test('a page has the language of its address, whatever a party has', () => {
  keepPartyLangue(game, 'de');
  expect(langueAt('/les_quetes/35/rennes/le-lavoir')).toBe('fr');
  expect(langueAt('/nl/les_quetes')).toBe('nl');
});

test.each(['{', '[]', '{"35/rennes/le-lavoir":"klingon"}', 'null'])(
  'a stored value may be anything: %s',
  (text) => {
    localStorage.setItem('qc.langues', text);
    expect(langueAt(game, 'de')).toBe('de');
  },
);

test('a browser that refuses storage plays in the language of the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(keepPartyLangue(game, 'de')).toBe(false);
  expect(langueAt(game, 'de')).toBe('de');
});
