import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { choice, keysThatBegin, plainText, readBy, tabChoice } from './choice.ts';

const list = () => choice<readonly string[]>('favoris', z.array(z.string()), []);

const refuse = () => {
  throw new DOMException('No.', 'QuotaExceededError');
};
/** Full: data can only be read and erased. */
const fill = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

function block(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
}

/** A write of another tab, and the browser's event about it. */
function otherTabWrites(key: string, text: string): void {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

describe('a choice', () => {
  test('is the stored value, at the next visit too, and its default before and after', () => {
    expect(list().read()).toEqual([]);
    expect(list().keep(['a'])).toBe(true);
    expect(localStorage.getItem('favoris')).toBe('["a"]');
    expect(list().read()).toEqual(['a']);
    list().forget();
    expect(list().read()).toEqual([]);
    expect(localStorage.getItem('favoris')).toBeNull();
  });

  test('is the same object while it is the same', () => {
    const favoris = list();
    favoris.keep(['a']);
    expect(favoris.read()).toBe(favoris.read());
  });

  test.each(['{', '[1]', 'null', ''])('is its default where %j was kept', (text) => {
    localStorage.setItem('favoris', text);
    expect(list().read()).toEqual([]);
  });

  test('that is plain text stays as it was typed', () => {
    const typed = tabChoice('qc.compte.u1.nom', plainText, '');
    typed.keep('12');
    expect(sessionStorage.getItem('qc.compte.u1.nom')).toBe('12');
    expect(typed.read()).toBe('12');
  });

  test('that a function reads is its default where the function finds nothing', () => {
    localStorage.setItem('qc.session', '{"nom":7}');
    expect(
      choice(
        'qc.session',
        readBy(() => undefined),
        'personne',
      ).read(),
    ).toBe('personne');
  });

  test('calls its listeners only, until they stop', () => {
    const seen: string[] = [];
    const stop = list().watch(() => seen.push('favoris'));
    const stopOther = choice('jeu', plainText, '').watch(() => seen.push('jeu'));
    list().keep(['a']);
    otherTabWrites('favoris', '["b"]');
    expect(list().read()).toEqual(['b']);
    stop();
    list().keep(['c']);
    stopOther();
    expect(seen).toEqual(['favoris', 'favoris']);
  });

  test('in a storage that is blocked lasts as long as the page', () => {
    block();
    expect(list().read()).toEqual([]);
    expect(list().keep(['a'])).toBe(false);
    expect(list().read()).toEqual(['a']);
    list().forget();
    expect(list().read()).toEqual([]);
  });

  test('keeps the last value read when storage is blocked in the middle of a page', () => {
    const favoris = list();
    favoris.keep(['a']);
    favoris.read();
    block();
    expect(favoris.read()).toEqual(['a']);
  });

  test('is the last stored value, for any refusal of storage and writes of other tabs', () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant('keep' as const), value: fc.array(fc.string()) }),
      fc.record({ act: fc.constant('elsewhere' as const), value: fc.array(fc.string()) }),
      fc.record({ act: fc.constantFrom('forget', 'full', 'room', 'clear' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        window.localStorage.clear();
        window.dispatchEvent(new StorageEvent('storage', { key: null }));
        const favoris = list();
        let known: readonly string[] = [];
        let told = 0;
        let expected = 0;
        let isFull = false;
        const stop = favoris.watch(() => {
          told += 1;
        });
        for (const one of steps) {
          if (one.act === 'full' && !isFull) fill();
          if (one.act === 'room') vi.restoreAllMocks();
          if (one.act === 'full' || one.act === 'room') isFull = one.act === 'full';
          if (one.act === 'keep') {
            expect(favoris.keep(one.value)).toBe(!isFull);
            known = one.value;
          }
          if (one.act === 'forget') favoris.forget();
          if (one.act === 'elsewhere' && !isFull) {
            otherTabWrites('favoris', JSON.stringify(one.value));
            known = one.value;
          }
          if (one.act === 'clear') {
            localStorage.clear();
            window.dispatchEvent(new StorageEvent('storage', { key: null }));
          }
          if (one.act === 'forget' || one.act === 'clear') known = [];
          const isChange =
            one.act === 'keep' ||
            one.act === 'forget' ||
            one.act === 'clear' ||
            (one.act === 'elsewhere' && !isFull);
          if (isChange) expected += 1;
          expect(favoris.read()).toEqual(known);
          expect(told).toBe(expected);
        }
        stop();
        vi.restoreAllMocks();
      }),
    );
  });
});

test('the keys that begin alike are listed, none where storage is blocked', () => {
  localStorage.setItem('qc.brouillon.a', '1');
  localStorage.setItem('qc.brouillon.b', '1');
  localStorage.setItem('jeu', '1');
  expect(keysThatBegin('qc.brouillon.').toSorted()).toEqual([
    'qc.brouillon.a',
    'qc.brouillon.b',
  ]);
  block();
  expect(keysThatBegin('qc.brouillon.')).toEqual([]);
});
