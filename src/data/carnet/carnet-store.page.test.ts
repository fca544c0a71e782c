import { afterEach, expect, test, vi } from 'vitest';
import { createFeuillet } from '@/testing/carnet-factories.ts';
import { addToCarnet, forgetFeuillets, readCarnet } from './carnet-store.ts';
import { readDoneQueteIds, watchCarnet } from './done-quetes.ts';

afterEach(() => localStorage.clear());

test('added pages are read again, latest first, and mark their quêtes as done', () => {
  expect(addToCarnet([createFeuillet(1), createFeuillet(2)])).toBe(true);
  expect(readCarnet()).toEqual([createFeuillet(2), createFeuillet(1)]);
  expect([...readDoneQueteIds()]).toEqual(['21_dijon_quete-2', '21_dijon_quete-1']);
  expect(readDoneQueteIds()).toBe(readDoneQueteIds());
});

test('an existing page is not written again, and no listener is called', () => {
  addToCarnet([createFeuillet(1)]);
  const notify = vi.fn();
  const stop = watchCarnet(notify);
  addToCarnet([createFeuillet(1)]);
  expect(notify).not.toHaveBeenCalled();
  addToCarnet([createFeuillet(2)]);
  expect(notify).toHaveBeenCalledTimes(1);
  stop();
});

test('200 quêtes are kept', () => {
  addToCarnet(Array.from({ length: 200 }, (_, index) => createFeuillet(index)));
  expect(readCarnet()).toHaveLength(200);
});

test('a later build’s carnet is left unchanged', () => {
  const later = '{"format":2,"carnet":[{"queteId":"21_dijon_quete-9"}]}';
  localStorage.setItem('carnet', later);
  expect(readCarnet()).toEqual([]);
  expect(addToCarnet([createFeuillet(1)])).toBe(false);
  expect(localStorage.getItem('carnet')).toBe(later);
});

test('a page of another shape outlives a change', () => {
  const other = { id: 'x', queteId: '21_dijon_quete-9', genre: 'rallye' };
  localStorage.setItem('carnet', JSON.stringify({ format: 1, carnet: [other] }));
  addToCarnet([createFeuillet(1)]);
  const stored: unknown = JSON.parse(localStorage.getItem('carnet') ?? '');
  expect(stored).toEqual({ format: 1, carnet: [createFeuillet(1), other] });
});

test('pages go with their parties', () => {
  addToCarnet([createFeuillet(1), createFeuillet(2)]);
  forgetFeuillets(['partie2']);
  expect(readCarnet()).toEqual([createFeuillet(1)]);
});

test('says that a full device keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(addToCarnet([createFeuillet(1)])).toBe(false);
});

test.each(['', '{', '3', '{"carnet":3}'])('reads nothing of %j', (text) => {
  localStorage.setItem('carnet', text);
  expect(readCarnet()).toEqual([]);
  expect(readDoneQueteIds().size).toBe(0);
});
