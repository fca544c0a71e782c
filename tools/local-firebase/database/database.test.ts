import { expect, it } from 'vitest';
import { Database } from './database.ts';
import { readRuleset } from './rules/ruleset.ts';
import { anybody } from './token.ts';

it('takes every timestamp of an update, and the `now` of its rules, from one moment', () => {
  const rules = {
    rules: {
      '.write': "newData.child('a').val() === now && newData.child('b').val() === now",
    },
  };
  let moment = 1_000;
  // A clock that moves at every read, as on a busy machine.
  const database = new Database(
    'test',
    readRuleset(JSON.stringify(rules)),
    () => moment++,
  );
  const timestamp = { '.sv': 'timestamp' };
  const write = database.planMerge('', { a: timestamp, b: timestamp });
  database.commit(anybody, write);
  expect(database.root.isEmpty).toBe(false);
});
