import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preuveIdSchema } from './preuve-id.ts';
import { dayAt, draw, periodeProblem, readGraine } from './tirage.ts';

const preuves = [
  '3k8p6f9x0123456789abcdefgh',
  'zzzzzzzzzzzzzzzzzzzzzzzzzz',
  '00000000000000000000000000',
  '7f7f7f7f7f7f7f7f7f7f7f7f7f',
].map((id) => ({ id: preuveIdSchema.parse(id) }));

/** The first signs of those drawn, in their order. */
async function drawn(graine: string, count: number): Promise<string[]> {
  const won = await draw(preuves, { graine, count });
  return won.map(({ id }) => id.slice(0, 4));
}

// Reckoned apart, by `printf '%s|%s' graine id | sha256sum | sort`.
test.each([
  ['Loto du 8 juillet 2026 : 3 12 25 31 44', ['0000', '7f7f', '3k8p', 'zzzz']],
  ['fête', ['7f7f', 'zzzz', '3k8p', '0000']],
])('the seed « %s » draws the same winners for ever', async (graine, expected) => {
  expect(await drawn(graine, 4)).toEqual(expected);
  expect(await drawn(graine, 2)).toEqual(expected.slice(0, 2));
  expect(await drawn(graine, 99)).toEqual(expected);
});

test('a draw depends on neither the order of the preuves nor their doubles', async () => {
  const expected = await draw(preuves, { graine: 'graine', count: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...preuves, ...preuves], { minLength: 8 }),
      async (others) => {
        expect(await draw(others, { graine: 'graine', count: 3 })).toEqual(expected);
      },
    ),
  );
});

test('a seed counts as it reads', () => {
  expect(readGraine('  Loto   du\t8 juillet ')).toBe('Loto du 8 juillet');
  expect(readGraine('fe\u0302te')).toBe('fête');
});

test.each([
  ['2026-07-01', Date.UTC(2026, 6, 1)],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['1/7/2026', null],
  ['', null],
])('the day « %s » begins at %s', (day, at) => {
  expect(dayAt(day)).toBe(at);
});

test.each([
  ['2026-07-01', '2026-07-31', null],
  ['2026-07-31', '2026-07-31', null],
  ['2026-08-01', '2026-07-31', 'ordre'],
  ['2026-07-01', '2026-08-01', 'en-cours'],
  ['2026-07-01', '', 'jour'],
])('at the first moment of August a draw from %s to %s: %s', (du, au, problem) => {
  expect(periodeProblem({ du, au }, Date.UTC(2026, 7, 1))).toBe(problem);
});
