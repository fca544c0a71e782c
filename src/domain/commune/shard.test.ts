import { expect, test } from 'vitest';
import { shardOfQuery, shardsOfName, shardsOfNumbers } from './shard.ts';

test.each([
  ['Saint-Malo', ['ma']],
  ['L’Haÿ-les-Roses', ['ha', 'ro']],
  ['Villey-Saint-Étienne', ['vi', 'et']],
  ['Le Saint', ['saint']],
  ['Y', ['y']],
])('%s is kept under its telling words', (nom, shards) => {
  expect(shardsOfName(nom)).toEqual(shards);
});

test('numbers are kept under their first two digits, Corsica under 20', () => {
  expect(shardsOfNumbers('2A004', ['20000', '20167'])).toEqual(['20']);
  expect(shardsOfNumbers('48105', ['48300', '07590'])).toEqual(['48', '07']);
});

test.each([
  ['st malo', 'nom/ma'],
  ['malo', 'nom/ma'],
  ['saint m', 'nom/saint'],
  ['saint', 'nom/saint'],
  ['la', 'nom/la'],
  ['p', 'nom/p'],
  ['Paris 12e', 'nom/pa'],
  ['13570', 'code/13'],
  ['2A004', 'code/20'],
  ['2b', 'code/20'],
  ['Saint-Denis 974', 'nom/de'],
])('« %s » is answered by the file %s', (query, shard) => {
  expect(shardOfQuery(query)).toBe(shard);
});

test.each(['', '  ', '1', '…'])('« %s » is too little to ask for a file', (query) => {
  expect(shardOfQuery(query)).toBe(null);
});
