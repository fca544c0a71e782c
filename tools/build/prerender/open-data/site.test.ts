// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parseIndex, withdrawnNow, type OpenIndex } from './site.ts';

const builtAt = Date.UTC(2026, 10, 26);
const dayMs = 86_400_000;
const known = (id: string) => ({
  ...{ id, url: `https://quetes.example/${id}`, version: 1 },
  publieeLe: '2026-05-12T00:00:00.000Z',
});
const gone = (id: string, daysAgo: number) => ({
  ...{ id, url: `https://quetes.example/${id}` },
  retireeLe: new Date(builtAt - daysAgo * dayMs).toISOString(),
});
const before: OpenIndex = {
  quetes: [known('a'), known('b')],
  retirees: [gone('c', 30), gone('d', 731)],
};
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('withdrawn quêtes between two builds', () => {
  test('are those of the last build missing in the catalogue, from that day', () => {
    const list = withdrawnNow(before, new Set(['a']), builtAt);
    expect(list[0]).toEqual(gone('b', 0));
  });

  test('is said for two years', () => {
    expect(idsOf(withdrawnNow(before, new Set(['a', 'b']), builtAt))).toEqual(['c']);
  });

  test('is no longer said once the quête is back', () => {
    expect(withdrawnNow(before, new Set(['a', 'b', 'c']), builtAt)).toEqual([]);
  });

  test('is not guessed while the catalogue does not answer', () => {
    expect(withdrawnNow(before, null, builtAt)).toEqual(before.retirees);
  });

  test('is nothing at the first build', () => {
    expect(withdrawnNow(null, new Set(['a']), builtAt)).toEqual([]);
  });
});

describe('the index of the build before', () => {
  test('is read as it was written', () => {
    expect(parseIndex(JSON.stringify({ ...before, ecritLe: 'hier' }))).toEqual(before);
  });

  test.each([
    '',
    '<!doctype html>',
    '{"quetes":[]}',
    '{"quetes":[{"id":1}],"retirees":[]}',
  ])('is none in %j', (text) => {
    expect(parseIndex(text)).toBeNull();
  });
});
