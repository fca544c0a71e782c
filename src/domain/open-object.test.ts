import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openObject } from './open-object.ts';

const schema = openObject({ titre: z.string(), dedans: openObject({ n: z.int() }) });

test('an unknown key is kept, at any depth, and known ones are still checked', () => {
  const value = { titre: 'Lavoir', autre: [1], dedans: { n: 1, autre: { a: null } } };
  expect(schema.parse(value)).toEqual(value);
  expect(schema.safeParse({ ...value, titre: 1 }).success).toBe(false);
  expect(schema.safeParse({ ...value, dedans: { autre: 1 } }).success).toBe(false);
});

test('a key __proto__ of a text changes the prototype of nothing', () => {
  const text =
    '{"titre":"a","__proto__":{"isAdmin":true},"dedans":{"n":1,"__proto__":{"isAdmin":true}},"x":{"__proto__":{"isAdmin":true}}}';
  const parsed = schema.parse(JSON.parse(text));
  for (const one of [
    parsed,
    parsed.dedans,
    { ...parsed },
    new Map(Object.entries(parsed)).get('x'),
    {},
  ]) {
    expect(Object.getPrototypeOf(one)).toBe(Object.prototype);
    expect(one).not.toHaveProperty('isAdmin');
  }
});
