import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parJour, parJourEnDirect } from '@/domain/limits.ts';

const page = readFileSync('docs/rules.md', 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` +\|[^|]+\| (\d+) +\| ([\d,]+) +\|$/gm)].map(
  ([, genre = '', honest = '', most = '']) =>
    [genre, Number(honest), Number(most.replace(',', ''))] as const,
);

it('docs/rules.md has each counter once, with the most that the site knows', () => {
  expect(rows.map(([genre, , most]) => [genre, most])).toEqual([
    ...Object.entries(parJour),
    ...Object.entries(parJourEnDirect),
  ]);
});

it('database.rules.json has the same numbers', () => {
  const file = readFileSync('database.rules.json', 'utf8');
  const [, debits = ''] = /^ {4}"debits": \{$(.+?)^ {4}\}/ms.exec(file) ?? [];
  const found = [...debits.matchAll(/^ {8}"(\w+)": \{$(.+?)^ {8}\}/gms)].flatMap(
    ([, genre = '', inside = '']) => {
      const [, most] = /"n": \{.+?newData\.val\(\) <= (\d+) /s.exec(inside) ?? [];
      return most === undefined ? [] : [[genre, Number(most)] as const];
    },
  );
  expect(Object.fromEntries(found)).toEqual(parJourEnDirect);
});

it.each(rows)(
  '%s: %i on an honest day, and ten times as many at least',
  (_genre, honest, most) => {
    expect(most).toBeGreaterThanOrEqual(10 * honest);
  },
);
