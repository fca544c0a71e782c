import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parJour } from '@/domain/limits.ts';

const page = readFileSync('docs/rules.md', 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` +\|[^|]+\| (\d+) +\| ([\d,]+) +\|$/gm)].map(
  ([, genre = '', honest = '', most = '']) =>
    [genre, Number(honest), Number(most.replace(',', ''))] as const,
);

it('docs/rules.md has each counter once, with the most that the site knows', () => {
  expect(rows.map(([genre, , most]) => [genre, most])).toEqual(Object.entries(parJour));
});

it.each(rows)(
  '%s: %i on an honest day, and ten times as many at least',
  (_genre, honest, most) => {
    expect(most).toBeGreaterThanOrEqual(10 * honest);
  },
);
