import { expect, test, vi } from 'vitest';
import { dropRetiredKeys } from './retired-keys.ts';

test('settings of parts that are gone are dropped, and others stay', () => {
  for (const key of [
    'qc.vues-des-parcours',
    'qc.atelier.touche-seule',
    'qc.messages.touches',
    'echos',
  ]) {
    localStorage.setItem(key, '1');
  }
  dropRetiredKeys();
  expect(Object.keys(localStorage)).toEqual(['echos']);
});

test('a device that refuses its storage is left alone', () => {
  const removeItem = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  dropRetiredKeys();
  expect(removeItem).toHaveBeenCalledOnce();
});
