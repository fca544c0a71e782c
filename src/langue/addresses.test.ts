import { describe, expect, test } from 'vitest';
import {
  addressIn,
  isTranslated,
  partsOfAddress,
  patternIn,
  translatedPages,
} from './addresses.ts';

const pages = ['/', '/les_quetes', '/les_quetes/:departement/:commune/:slug', '/login'];

describe('addresses in other languages', () => {
  test.each([
    ['/', '/de'],
    ['/#carnet', '/de#carnet'],
    ['/les_quetes?q=rennes', '/de/les_quetes?q=rennes'],
    ['/les_quetes/35/rennes/le-lavoir', '/de/les_quetes/35/rennes/le-lavoir'],
    ['/login?redirect=%2F', '/de/login?redirect=%2F'],
  ])('%s is %s in German', (french, german) => {
    expect(addressIn('de', french, pages)).toBe(german);
    expect(partsOfAddress(german.split(/[?#]/)[0] ?? '')).toEqual({
      langue: 'de',
      french: french.split(/[?#]/)[0],
    });
  });

  test.each(['/mairie', '/les_quetes/35/rennes/le-lavoir/jouer', '/blog?article=a'])(
    '%s has one address only',
    (path) => {
      expect(isTranslated(path, pages)).toBe(false);
      expect(addressIn('de', path, pages)).toBe(path);
    },
  );

  test('French addresses are unchanged', () => {
    expect(addressIn('fr', '/les_quetes', pages)).toBe('/les_quetes');
    expect(partsOfAddress('/les_quetes')).toEqual({
      langue: 'fr',
      french: '/les_quetes',
    });
  });

  test.each(['/depart', '/en-ville', '/pt/les_quetes', '/DE/login'])(
    '%s begins with no language',
    (path) => {
      expect(partsOfAddress(path)).toEqual({ langue: 'fr', french: path });
    },
  );

  test('the home page of a language has a pattern without a slash at its end', () => {
    expect(patternIn('it', '/')).toBe('/it');
    expect(patternIn('it', '/login')).toBe('/it/login');
  });

  test.each([
    '/les_quetes/saga/les-trois-remparts',
    '/les_quetes/territoire/200035087',
    '/les_quetes/territoire/200035087/integration',
    '/les_quetes/35/privee/le-lavoir',
  ])('%s fits the pattern of another page, and stays French', (path) => {
    const all = [...translatedPages, '/les_quetes/:departement/:commune/:slug'];
    expect(isTranslated(path, all)).toBe(false);
  });

  test('every page on the way to a quête, and the sign-in, exists in every language', () => {
    for (const path of [
      ...['/', '/les_quetes', '/les_quetes/22', '/les_quetes/22/dinan'],
      ...['/login', '/forgot-password', '/reset-password'],
    ]) {
      expect(isTranslated(path)).toBe(true);
    }
  });
});
