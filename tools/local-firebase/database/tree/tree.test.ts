import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from './hash.ts';
import { nodeFromJson, plainJson, wireJson } from './json.ts';
import { compareKeys } from './key-order.ts';
import { childOrder, priorityOrder, valueOrder } from './order.ts';
import { nodeAt, withNodeAt } from './path.ts';
import { SortedMap } from './sorted-map.ts';
import { branchNode, emptyNode, leafNode, type TreeNode } from './tree-node.ts';

function node(json: unknown): TreeNode {
  return nodeFromJson(json, { now: 0, existing: emptyNode, depth: 0 });
}

describe('The hash of firebase-js-sdk (database/test/node.test.ts)', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    [
      'leaf children of each type',
      { intNode: 4, doubleNode: 4.5623, stringNode: 'hey guys', boolNode: true },
      '6Mc4jFmNdrLVIlJJjz2/MakTK9I=',
    ],
    [
      'priorities that are texts',
      { root: { c: { '.value': 99, '.priority': 'abc' }, '.priority': 'def' } },
      'Fm6tzN4CVEu5WxFDZUdTtqbTVaA=',
    ],
    [
      'priorities that are numbers',
      { root: { c: { '.value': 99, '.priority': 42 }, '.priority': 3.14 } },
      'B15QCqrzCxrI5zz1y00arWqFRFg=',
    ],
  ])('%s', (_what, json, wanted) => {
    expect(hashOf(wanted === '' ? emptyNode : node(json))).toBe(wanted);
  });

  it.each<[string, unknown]>([
    ['intNode', 4],
    ['doubleNode', 4.5623],
    ['stringNode', 'hey guys'],
    ['boolNode', true],
  ])('the child %s alone has the vector of the SDK', (key, value) => {
    const vectors: Record<string, string> = {
      intNode: 'eVih19a6ZDz3NL32uVBtg9KSgQY=',
      doubleNode: 'vf1CL0tIRwXXunHcG/irRECk3lY=',
      stringNode: 'CUNLXWpCVoJE6z7z1vE57lGaKAU=',
      boolNode: 'E5z61QM0lN/U2WsOnusszCTkR8M=',
    };
    expect(hashOf(node({ [key]: value }).child(key))).toBe(vectors[key]);
  });

  it('does not depend on how the node came to be', () => {
    const built = node({ a: 1, b: { c: 'x' }, 10: true });
    const grown = [['b', 'c'], ['10'], ['a']].reduce(
      (root, path) => withNodeAt(root, path, nodeAt(built, path)),
      emptyNode,
    );
    expect(hashOf(grown)).toBe(hashOf(built));
  });
});

describe('Keys', () => {
  it('integers of 32 bits are first, by number then by length, then texts', () => {
    const sorted = ['b', '10', 'a', '-5', '09', '9', '2147483648', '', '-N', 'A'].sort(
      compareKeys,
    );
    expect(sorted).toEqual([
      '-5',
      '9',
      '09',
      '10',
      '',
      '-N',
      '2147483648',
      'A',
      'a',
      'b',
    ]);
  });
});

describe('Orders', () => {
  it('nothing, false, true, numbers, texts, then nodes with children', () => {
    const list = node({
      a: { v: 'x' },
      b: { v: { d: 1 } },
      c: { v: 2 },
      d: { w: 1 },
      e: { v: true },
      f: { v: false },
    });
    const keys = [...list.sortedBy(childOrder('v')).entries()].map(
      ([entry]) => entry.key,
    );
    expect(keys).toEqual(['d', 'f', 'e', 'c', 'a', 'b']);
  });

  it('an order that was asked for follows later writes', () => {
    let list = node({ a: 3, b: 1 });
    list.sortedBy(valueOrder);
    list = list
      .withChild('c', leafNode(2))
      .withChild('a', leafNode(0))
      .withChild('b', emptyNode);
    const keys = [...list.sortedBy(valueOrder).entries()].map(([entry]) => entry.key);
    expect(keys).toEqual(['a', 'c']);
  });

  it('priorities order before keys', () => {
    const list = branchNode([
      { key: 'a', node: leafNode(1, 'p') },
      { key: 'b', node: leafNode(1, 2) },
      { key: 'c', node: leafNode(1) },
    ]);
    const keys = [...list.sortedBy(priorityOrder).entries()].map(([entry]) => entry.key);
    expect(keys).toEqual(['c', 'b', 'a']);
  });
});

describe('Nodes', () => {
  it('a write shares all that it does not touch', () => {
    const before = node({ a: { b: 1 }, c: { d: 1 } });
    const after = withNodeAt(before, ['a', 'b'], leafNode(2));
    expect(after.child('c')).toBe(before.child('c'));
    expect(plainJson(before)).toEqual({ a: { b: 1 }, c: { d: 1 } });
  });

  it('the last child takes its parents with it', () => {
    expect(withNodeAt(node({ a: { b: { c: 1 } } }), ['a', 'b', 'c'], emptyNode)).toBe(
      emptyNode,
    );
  });

  it('any JSON is returned unchanged', () => {
    const key = fc.stringMatching(/^[a-z0-9_ -]{1,6}$/);
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0 || 0),
        fc.boolean(),
        fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (json) => {
        expect(wireJson(node(json))).toEqual(json);
      }),
    );
  });
});

describe('SortedMap', () => {
  it('works like a Map, in order, and never changes', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.option(fc.integer()));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let map = new SortedMap<number, number>((first, second) => first - second);
        const model = new Map<number, number>();
        for (const [key, value] of steps) {
          const [before, listed] = [map, [...map.entries()]];
          if (value === null) {
            map = map.delete(key);
            model.delete(key);
          } else {
            map = map.set(key, value);
            model.set(key, value);
          }
          expect([...before.entries()]).toEqual(listed);
        }
        const sorted = [...model].sort(([first], [second]) => first - second);
        expect([...map.entries()]).toEqual(sorted);
        expect(map.size).toBe(model.size);
        expect([...map.entriesFrom((key) => key - 10)]).toEqual(
          sorted.filter(([key]) => key >= 10),
        );
        expect([...map.entriesDownFrom((key) => key - 10)]).toEqual(
          sorted.filter(([key]) => key <= 10).reverse(),
        );
      }),
      { numRuns: 50 },
    );
  });
});
