import { expect, test } from 'vitest';
import { codesUntil } from './codes-until.ts';

const now = Date.parse('2026-11-30T09:00:00Z');
const until = (jour: string) => new Date(codesUntil(jour, now)).toISOString();

test('codes given on Monday for Friday last until a day after Friday', () => {
  expect(until('2026-12-04')).toBe('2026-12-06T00:00:00.000Z');
});

test('codes last 24 hours where no day, a day that is over or no date was given', () => {
  for (const jour of ['', '2026-11-02', '2026-99-99']) {
    expect(until(jour)).toBe('2026-12-01T09:00:00.000Z');
  }
});

test('codes last 22 days at most', () => {
  expect(until('2027-06-30')).toBe('2026-12-22T09:00:00.000Z');
});
