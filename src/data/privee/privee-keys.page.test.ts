import { beforeEach, expect, test, vi } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { gameUrl } from './game-url.ts';
import { cleOf, keepCle, listCles } from './privee-keys.ts';

const queteId = queteIdSchema.parse(`22_privee_${'a1'.repeat(16)}`);
const cle = '0123456789abcdef'.repeat(2);
const kept = { queteId, cle, a: 200 };

beforeEach(() => {
  localStorage.clear();
});

test('a key is kept once, the last opened first, and nothing else is read', () => {
  const other = queteIdSchema.parse(`22_privee_${'b2'.repeat(16)}`);
  keepCle({ ...kept, a: 100 });
  keepCle({ queteId: other, cle: 'f'.repeat(32), a: 100 });
  keepCle(kept);
  expect(listCles().map((one) => one.queteId)).toEqual([queteId, other]);
  expect(cleOf(queteId)).toEqual(kept);
  const stored = [...listCles(), { queteId, cle: 'abc', a: 1 }, 7, null];
  localStorage.setItem('qc.privees', JSON.stringify(stored));
  expect(listCles()).toHaveLength(2);
});

test('at most fifty are kept', () => {
  for (let number = 0; number < 60; number += 1) {
    const id = `22_privee_${String(number).padStart(32, '0')}`;
    keepCle({ ...kept, queteId: queteIdSchema.parse(id) });
  }
  expect(listCles()).toHaveLength(50);
});

test('if storage is blocked a key lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  keepCle(kept);
  expect(cleOf(queteId)).toEqual(kept);
});

test('another phone finds a quête privée by its key, and any other by its address', () => {
  keepCle(kept);
  const { origin } = window.location;
  expect(gameUrl(queteId, '/jouer', '#partie=abc')).toBe(
    `${origin}/privee#${cle}&partie=abc`,
  );
  const published = queteIdSchema.parse('22_dinan_le-secret-du-lavoir');
  expect(gameUrl(published, '/jouer', '#partie=abc')).toBe(`${origin}/jouer#partie=abc`);
});
