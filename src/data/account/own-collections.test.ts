import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  copiedCollections,
  counterCollections,
  countingCollections,
  exchangeBranches,
  impersonalCollections,
  impersonalFolders,
  liveBranches,
  ownCollections,
  ownFolders,
  sharedCollections,
  teamBranches,
} from './own-collections.ts';

/** First segments of the paths one level under the root of a rules file. */
function collectionsOf(file: string): string[] {
  const rules = readFileSync(file, 'utf8');
  return [...rules.matchAll(/^ {4}match \/([a-z]+)\//gm)].map(([, name = '']) => name);
}

test('every collection of firestore.rules says what becomes of it when its person leaves', () => {
  const known = [
    ...ownCollections,
    ...sharedCollections,
    ...copiedCollections,
    ...counterCollections,
    ...countingCollections,
    ...impersonalCollections,
  ];
  expect(collectionsOf('firestore.rules').toSorted()).toEqual(known.toSorted());
});

test('every branch of database.rules.json does too', () => {
  const rules = readFileSync('database.rules.json', 'utf8');
  const found = [...rules.matchAll(/^ {4}"([a-z]+)": \{/gm)].map(([, name = '']) => name);
  const known = [...exchangeBranches, ...liveBranches, ...teamBranches];
  expect(found.toSorted()).toEqual(known.toSorted());
});

test('every folder of storage.rules does too', () => {
  const known = [...ownFolders, ...impersonalFolders];
  expect(collectionsOf('storage.rules').toSorted()).toEqual(known.toSorted());
});
