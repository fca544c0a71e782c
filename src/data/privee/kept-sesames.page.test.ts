import { beforeEach, expect, test, vi } from 'vitest';
import { keepSesame, keptSesame } from './kept-sesames.ts';

const cle = '0123456789abcdef'.repeat(2);
const other = 'f'.repeat(32);
const sesame = { cle, signes: '3k8p6f9x', jusquA: 2_000 };

beforeEach(() => {
  localStorage.clear();
});

test('the signs that were drawn last for a key are there until they are over', () => {
  keepSesame({ ...sesame, signes: '00000000' }, 500);
  keepSesame({ ...sesame, cle: other, jusquA: 900 }, 500);
  keepSesame(sesame, 1_000);
  expect(keptSesame(cle, 1_999)).toEqual(sesame);
  expect(keptSesame(cle, 2_000)).toBeNull();
  // The expired one was removed.
  expect(localStorage.getItem('qc.sesames')).toBe(JSON.stringify([sesame]));
  localStorage.setItem('qc.sesames', '{"cle":1}');
  expect(keptSesame(cle, 1_000)).toBeNull();
});

test('if storage is blocked they last as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  keepSesame(sesame, 1_000);
  expect(keptSesame(cle, 1_500)).toEqual(sesame);
});
