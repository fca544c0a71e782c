import { describe, expect, test } from 'vitest';
import { parseIconSet } from './icon-set.ts';

const body = '<path d="M0 0h8"/>';
const whole = { body, left: 0, top: 0, width: 24, height: 24 };

function namesOf(json: unknown): string[] | null {
  const set = parseIconSet(json, 'signes');
  return set === null ? null : Object.keys(set.icons);
}

describe('a set in the format of Iconify', () => {
  test('has the size of each icon, or that of the set', () => {
    const icons = { a: { body }, b: { body, width: 32 }, c: { body, left: -4, top: 2 } };
    const json = { prefix: 'signes', icons, width: 24, height: 24 };
    expect(parseIconSet(json, 'signes')).toEqual({
      prefix: 'signes',
      icons: {
        a: whole,
        b: { ...whole, width: 32 },
        c: { ...whole, left: -4, top: 2 },
      },
    });
  });

  test('resolves an alias to the icon at the end of its chain, with its own size', () => {
    const aliases = { b: { parent: 'a' }, c: { parent: 'b', width: 48 } };
    const json = {
      prefix: 'signes',
      icons: { a: { body } },
      aliases,
      width: 24,
      height: 24,
    };
    expect(parseIconSet(json, 'signes')?.icons).toEqual({
      a: whole,
      b: whole,
      c: { ...whole, width: 48 },
    });
  });

  test.each([
    ['rotate', { rotate: 1 }, 'rotate(90 12 12)'],
    ['hFlip', { hFlip: true }, 'translate(24 0) scale(-1 1)'],
    ['vFlip', { vFlip: true }, 'translate(0 24) scale(1 -1)'],
    ['both flips', { hFlip: true, vFlip: true }, 'rotate(180 12 12)'],
  ])('draws %s of an alias into its body', (_, change, transform) => {
    const aliases = { b: { parent: 'a', ...change } };
    const json = {
      prefix: 'signes',
      icons: { a: { body } },
      aliases,
      width: 24,
      height: 24,
    };
    expect(parseIconSet(json, 'signes')?.icons['b']).toEqual({
      ...whole,
      body: `<g transform="${transform}">${body}</g>`,
    });
  });

  test('turns the size of an icon that is turned on its side', () => {
    const json = {
      prefix: 'signes',
      icons: { a: { body } },
      aliases: { b: { parent: 'a', rotate: 3 } },
      width: 32,
      height: 16,
    };
    expect(parseIconSet(json, 'signes')?.icons['b']).toMatchObject({
      width: 16,
      height: 32,
    });
  });

  test('leaves out aliases that lead to each other', () => {
    const aliases = { b: { parent: 'c' }, c: { parent: 'b' } };
    expect(namesOf({ prefix: 'signes', icons: { a: { body } }, aliases })).toEqual(['a']);
  });

  test('is equal after storage', () => {
    const json = {
      prefix: 'signes',
      icons: { a: { body } },
      aliases: { b: { parent: 'a', rotate: 1 } },
    };
    const set = parseIconSet(json, 'signes');
    expect(parseIconSet(JSON.parse(JSON.stringify(set)), 'signes')).toEqual(set);
  });
});

test.each([
  ['null', null],
  ['a text', 'icons'],
  ['a list', []],
  ['nothing', {}],
  ['another set', { prefix: 'autre', icons: { a: { body } } }],
  ['a set without icons', { prefix: 'signes' }],
  ['icons that are a text', { prefix: 'signes', icons: 'a' }],
  ['an icon that is null', { prefix: 'signes', icons: { a: null } }],
  ['an icon without body', { prefix: 'signes', icons: { a: { width: 24 } } }],
  ['a body that is a number', { prefix: 'signes', icons: { a: { body: 7 } } }],
  ['a size that is a text', { prefix: 'signes', icons: { a: { body, width: '24' } } }],
  [
    'an alias without parent',
    { prefix: 'signes', icons: { a: { body } }, aliases: { b: {} } },
  ],
  [
    'an alias of an icon that is not there',
    { prefix: 'signes', icons: { a: { body } }, aliases: { b: { parent: 'c' } } },
  ],
  [
    'an alias that is null',
    { prefix: 'signes', icons: { a: { body } }, aliases: { b: null } },
  ],
])('%s is no set', (_, json) => {
  expect(namesOf(json)).toBeNull();
});
