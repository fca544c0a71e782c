import { describe, expect, it } from 'vitest';
import { readWireQuery } from '../query.ts';
import type { Caller } from '../token.ts';
import { nodeFromJson } from '../tree/json.ts';
import { splitPath, withNodeAt } from '../tree/path.ts';
import { emptyNode } from '../tree/tree-node.ts';
import { mayRead, mayWrite } from './judge.ts';
import { hasIndex, readRuleset } from './ruleset.ts';

const now = 1_700_000_000_000;

const data = {
  text: 'abab',
  number: 5,
  yes: true,
  no: false,
  branch: { a: 1, b: { c: 'x' } },
  priced: { '.value': 1, '.priority': 7 },
  roles: { alice: 'admin' },
};

const alice: Caller = {
  kind: 'user',
  auth: {
    uid: 'alice',
    provider: 'password',
    token: {
      sub: 'alice',
      email: 'alice@mairie.fr',
      email_verified: true,
      admin: true,
      level: 3,
      'x-y': 'dash',
      tags: { red: true },
      list: ['a', 'b'],
    },
  },
};
const nobody: Caller = { kind: 'user', auth: null };

function tree(json: unknown) {
  return nodeFromJson(json, { now, existing: emptyNode, depth: 0 });
}

const root = tree(data);

function reads(
  rules: unknown,
  path: string,
  options: { caller?: Caller; query?: unknown } = {},
): boolean {
  return mayRead(readRuleset(JSON.stringify({ rules })), {
    caller: options.caller ?? alice,
    root,
    path: splitPath(path),
    query: readWireQuery(options.query),
    now,
  });
}

/** `written`: values by path. */
function writes(
  rules: unknown,
  written: Record<string, unknown>,
  caller: Caller = alice,
): boolean {
  let after = root;
  const places = Object.keys(written).map(splitPath);
  for (const [path, value] of Object.entries(written)) {
    after = withNodeAt(after, splitPath(path), tree(value));
  }
  return mayWrite(readRuleset(JSON.stringify({ rules })), {
    caller,
    before: root,
    after,
    places,
    now,
  });
}

describe('Expressions', () => {
  it.each<[string, boolean]>([
    ['true', true],
    ['false', false],
    ['!false', true],
    ['true && false', false],
    ['false || true', true],
    ['true ? 1 === 1 : 1 === 2', true],
    ['auth != null', true],
    ['auth !== null', true],
    ["auth.uid === 'alice'", true],
    ["auth.provider === 'password'", true],
    ["auth.token.email === 'alice@mairie.fr'", true],
    ['auth.token.email_verified === true', true],
    ['auth.token.admin === true', true],
    ['auth.token.absent === true', false],
    ['auth.token.absent === null', true],
    ["auth.token['x-y'] === 'dash'", true],
    ['auth.token.tags.red === true', true],
    ['auth.token.level > 2', true],
    ['auth.token.level >= 4', false],
    ["auth.token.level > '2'", false],
    ["auth.token.email.endsWith('@mairie.fr')", true],
    ['auth.token.email.matches(/^[a-z]+@mairie\\.fr$/)', true],
    ['now === 1700000000000', true],
    ['now > 1700000000000', false],
    ['1 + 2 === 3', true],
    ["'a' + 1 === 'a1'", true],
    ['7 - 2 === 5', true],
    ['2 * 3 === 6', true],
    ['7 / 2 === 3.5', true],
    ['7 % 2 === 1', true],
    ['-root.child("number").val() === -5', true],
    ["root.child('text').val().length === 4", true],
    ["root.child('text').val().contains('ba')", true],
    ["root.child('text').val().contains('zz')", false],
    ["root.child('text').val().beginsWith('aba')", true],
    ["root.child('text').val().beginsWith('b')", false],
    ["root.child('text').val().endsWith('ab')", true],
    ["root.child('text').val().endsWith('abz')", false],
    ["root.child('text').val().endsWith('ababab')", false],
    ["root.child('text').val().replace('a', 'c') === 'cbcb'", true],
    ["root.child('text').val().toUpperCase() === 'ABAB'", true],
    ["'ÉTÉ'.toLowerCase() === 'été'", true],
    ["root.child('text').val().matches(/^(ab)+$/)", true],
    ["root.child('text').val().matches(/^[b-z]/)", false],
    ["'Abc'.matches(/^abc$/i)", true],
    ["'a1_'.matches(/^\\w{3}$/)", true],
    ["'12'.matches(/^\\d{1,2}$/)", true],
    ["'a b'.matches(/\\s/)", true],
    ["'x'.matches(/^(a|x)$/)", true],
    ["root.child('number').isNumber()", true],
    ["root.child('text').isNumber()", false],
    ["root.child('text').isString()", true],
    ["root.child('yes').isBoolean()", true],
    ["root.child('number').isBoolean()", false],
    ["root.child('no').val() === false", true],
    ["root.child('branch').exists()", true],
    ["root.child('absent').exists()", false],
    ["root.child('absent').val() === null", true],
    ["root.child('branch').val() !== null", true],
    ["root.hasChild('branch/b/c')", true],
    ["root.hasChild('branch/z')", false],
    ["root.child('branch').hasChildren()", true],
    ["root.child('text').hasChildren()", false],
    ["root.child('branch').hasChildren(['a', 'b'])", true],
    ["root.child('branch').hasChildren(['a', 'z'])", false],
    ["root.child('branch/b').child('c').val() === 'x'", true],
    ["root.child('branch/b/c').parent().parent().hasChild('a')", true],
    ["root.child('priced').getPriority() === 7", true],
    ["root.child('text').getPriority() === null", true],
    ["root.child('roles').child(auth.uid).val() === 'admin'", true],
    ["root.child('roles/' + auth.uid).val() === 'admin'", true],
    ["data.child('text').val() === 'abab'", true],
    ['root.parent().exists()', false],
    ['root.child(auth.token.email).exists()', false],
    ["root.child('text').val() > 3", false],
    ['/* why */ true', true],
  ])('%s is %s', (expression, isTrue) => {
    expect(reads({ '.read': expression }, '')).toBe(isTrue);
  });

  it.each<[string, boolean]>([
    ['auth === null', true],
    ['auth.uid === null', true],
    ["auth.uid === 'alice'", false],
    ['auth.token.admin === true', false],
  ])('%s is %s for a signed-out caller', (expression, isTrue) => {
    expect(reads({ '.read': expression }, '', { caller: nobody })).toBe(isTrue);
  });

  it.each<[string, unknown, boolean]>([
    ['query.orderByKey', undefined, true],
    ['query.orderByKey', { i: '.key', l: 2, vf: 'l' }, true],
    ['query.orderByValue', { i: '.value', l: 2, vf: 'l' }, true],
    ['query.orderByPriority', { l: 2, vf: 'l' }, true],
    ["query.orderByChild === 'a/b'", { i: 'a/b', l: 2, vf: 'l' }, true],
    ["query.orderByChild === 'a'", { i: '.key', l: 2 }, false],
    ['query.limitToFirst <= 10', { i: '.key', l: 10, vf: 'l' }, true],
    ['query.limitToFirst <= 10', { i: '.key', l: 11, vf: 'l' }, false],
    ['query.limitToFirst <= 10', { i: '.key', l: 10, vf: 'r' }, false],
    ['query.limitToLast <= 10', { i: '.key', l: 10, vf: 'r' }, true],
    ['query.limitToLast <= 10', undefined, false],
    ['query.equalTo === auth.uid', { i: 'uid', sp: 'alice', ep: 'alice' }, true],
    ['query.equalTo === auth.uid', { i: 'uid', sp: 'alice', ep: 'basile' }, false],
    ['query.equalTo === auth.uid', { i: 'uid', sp: 'alice' }, false],
    ['query.startAt >= 5', { i: 'n', sp: 5 }, true],
    ['query.endAt < 5', { i: 'n', ep: 5 }, false],
  ])('%s with the query %j is %s', (expression, query, isTrue) => {
    expect(reads({ branch: { '.read': expression } }, 'branch', { query })).toBe(isTrue);
  });
});

describe('Finding rules', () => {
  it.each<[string, unknown, string, boolean]>([
    [
      'a read above is enough',
      { '.read': true, branch: { '.read': false } },
      'branch/a',
      true,
    ],
    [
      'a read below does not open what is above',
      { branch: { a: { '.read': true } } },
      'branch',
      false,
    ],
    ['no rule closes', {}, 'branch', false],
    ['a read at the place opens it', { branch: { '.read': true } }, 'branch', true],
    [
      'a read at the place opens what is below',
      { branch: { '.read': true } },
      'branch/b/c',
      true,
    ],
    [
      'a name wins over a capture',
      { branch: { '.read': false }, $other: { '.read': true } },
      'branch',
      false,
    ],
    [
      'a capture takes any other name',
      { branch: { '.read': false }, $other: { '.read': true } },
      'text',
      true,
    ],
    ['a capture holds its key', { $key: { '.read': "$key === 'text'" } }, 'text', true],
    [
      'a capture is seen below',
      { $a: { $b: { '.read': "$a === 'x' && $b === 'y'" } } },
      'x/y',
      true,
    ],
    [
      'two captures do not mix',
      { $a: { $b: { '.read': "$a === 'y' && $b === 'x'" } } },
      'x/y',
      false,
    ],
    [
      'data is the place of the rule',
      { branch: { '.read': 'data.child("a").val() === 1' } },
      'branch/b/c',
      true,
    ],
  ])('reading: %s', (_title, rules, path, isAllowed) => {
    expect(reads(rules, path)).toBe(isAllowed);
  });

  it.each<[string, unknown, Record<string, unknown>, boolean]>([
    [
      'a write above is enough',
      { '.write': true, branch: { '.write': false } },
      { 'branch/a': 2 },
      true,
    ],
    [
      'a write below is not',
      { branch: { a: { '.write': true } } },
      { branch: { a: 1 } },
      false,
    ],
    [
      'newData is what will be',
      {
        branch: {
          '.write': "newData.child('a').val() === 2 && data.child('a').val() === 1",
        },
      },
      { 'branch/a': 2 },
      true,
    ],
    [
      'newData.parent() sees the rest of the same update',
      {
        a: { '.write': "newData.parent().child('b').val() === 2" },
        b: { '.write': true },
      },
      { a: 1, b: 2 },
      true,
    ],
    [
      'root is what was',
      { a: { '.write': "!root.child('a').exists()" } },
      { a: 1 },
      true,
    ],
    [
      'validate is asked at the place',
      { '.write': true, a: { '.validate': 'newData.isNumber()' } },
      { a: 'x' },
      false,
    ],
    [
      'validate is asked below the place',
      { '.write': true, a: { b: { '.validate': 'newData.isNumber()' } } },
      { a: { b: 'x' } },
      false,
    ],
    [
      'validate is asked far below, through captures',
      { '.write': true, a: { $b: { c: { '.validate': 'newData.val() === $b' } } } },
      { a: { k: { c: 'k' }, l: { c: 'k' } } },
      false,
    ],
    [
      'validate is asked above the place',
      { '.write': true, branch: { '.validate': "newData.hasChildren(['a', 'z'])" } },
      { 'branch/a': 2 },
      false,
    ],
    [
      'validate does not cascade: a true one above opens nothing below',
      { '.write': true, '.validate': true, a: { '.validate': false } },
      { a: 1 },
      false,
    ],
    [
      'validate is not run on deletes',
      { '.write': true, branch: { '.validate': false } },
      { branch: null },
      true,
    ],
    [
      'validate is not run below what is deleted',
      { '.write': true, branch: { a: { '.validate': false } } },
      { branch: null },
      true,
    ],
    [
      'validate above a delete is asked about what remains',
      { '.write': true, branch: { '.validate': "newData.hasChild('a')" } },
      { 'branch/a': null },
      false,
    ],
    [
      'validate without write opens nothing',
      { a: { '.validate': true } },
      { a: 1 },
      false,
    ],
    [
      '$other: false refuses unknown keys',
      {
        '.write': true,
        a: { known: { '.validate': true }, $other: { '.validate': false } },
      },
      { a: { known: 1, more: 2 } },
      false,
    ],
    [
      '$other: false lets known keys through',
      {
        '.write': true,
        a: { known: { '.validate': true }, $other: { '.validate': false } },
      },
      { a: { known: 1 } },
      true,
    ],
    [
      'an update is refused whole when one place is',
      { a: { '.write': true }, b: { '.write': false } },
      { a: 1, b: 1 },
      false,
    ],
    [
      'an update passes when each place does',
      { a: { '.write': true }, b: { '.write': true } },
      { a: 1, b: 1 },
      true,
    ],
    [
      'a delete may be told by newData',
      { branch: { '.write': '!newData.exists()' } },
      { branch: null },
      true,
    ],
    [
      'a creation may be told by data',
      { branch: { '.write': '!data.exists()' } },
      { branch: 1 },
      false,
    ],
  ])('writing: %s', (_title, rules, written, isAllowed) => {
    expect(writes(rules, written)).toBe(isAllowed);
  });

  it('.indexOn names children, paths and values, through captures', () => {
    const rules = readRuleset(
      '{"rules":{"list":{".indexOn":["a","b/c"]},"rooms":{"$room":{".indexOn":".value"}}}}',
    );
    expect(
      [
        [['list'], 'a'],
        [['list'], 'b/c'],
        [['list'], 'z'],
        [['rooms', 'x'], '.value'],
        [['rooms'], '.value'],
        [['elsewhere'], '.key'],
        [['elsewhere'], '.priority'],
      ].map(([path, order]) => hasIndex(rules, path as string[], order as string)),
    ).toEqual([true, true, false, true, false, true, true]);
  });
});

describe('Rules that are refused when they are loaded', () => {
  it.each([
    ['no JSON', '{ "rules": ', '1:12: Parse error'],
    ['text after the rules', '{ "rules": {} } x', '1:17: Parse error'],
    ['no rules', '{ "other": {} }', '1:1: '],
    ['something beside rules', '{ "rules": {}, "more": {} }', '1:1: '],
    ['a rule that is no expression', '{\n "rules": {\n  ".read": "auth.uid ="\n}}', '3:'],
    ['two expressions', '{ "rules": { ".read": "true; false" } }', '1:'],
    ['an unknown name', '{ "rules": {\n ".read": "true && user == 1" } }', '2:20: '],
    ['newData in a read', '{ "rules": { ".read": "newData.exists()" } }', '1:24: '],
    [
      'a capture that is not there',
      '{ "rules": { ".read": "$uid === \'x\'" } }',
      '1:24: ',
    ],
    ['an unknown method', '{ "rules": { ".read": "root.exist()" } }', '1:'],
    ['what is no boolean', '{ "rules": { ".read": "1 + 1" } }', '1:'],
    ['an unknown rule', '{ "rules": {\n ".reed": true } }', '2:11: '],
    ['a rule that is a number', '{ "rules": { ".read": 1 } }', '1:23: '],
    ['two captures at one place', '{ "rules": { "$a": {}, "$b": {} } }', '1:30: '],
    ['one capture twice on the way', '{ "rules": { "$a": { "$a": {} } } }', '1:28: '],
    ['a forbidden key', '{ "rules": { "a.b": {} } }', '1:21: '],
    ['a key twice', '{ "rules": { "a": {}, "a": {} } }', '1:23: '],
    ['an index that is no text', '{ "rules": { ".indexOn": 5 } }', '1:26: '],
    ['a comment that does not end', '{ "rules": {} } /* why', '1:17: '],
  ])('%s, with the place', (_what, text, place) => {
    expect(() => readRuleset(text)).toThrow(place);
  });

  it('comments and strings over several lines are read', () => {
    const text = `{
      // one line
      "rules": { /* many
        lines */ ".read": "auth != null
          && auth.uid === 'alice'" }
    }`;
    const request = { root, path: [], query: undefined, now };
    expect(mayRead(readRuleset(text), { ...request, caller: alice })).toBe(true);
    expect(mayRead(readRuleset(text), { ...request, caller: nobody })).toBe(false);
  });
});
