import { expect, it } from 'vitest';
import { NetworkBlockedError, OfflineError, UnexpectedError } from './data-error.ts';
import { toDataError } from './firebase-error.ts';

/** An error of Firestore without listeners, with a meaningless code. */
const unknownError = (words: string) =>
  Object.assign(new Error(`Request failed with error: ${words}`), { code: 'unknown' });

it.each([
  ['Chrome', 'Failed to fetch'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Safari', 'Load failed'],
  ['Node', 'fetch failed (Error: connect ECONNREFUSED)'],
])(
  'a request that no server answered is a missing network, as %s says it',
  (_, words) => {
    expect(toDataError(unknownError(words))).toBeInstanceOf(OfflineError);
  },
);

it('an answer of the server that says nothing known is unexpected', () => {
  expect(toDataError(unknownError('Internal error.'))).toBeInstanceOf(UnexpectedError);
});

it.each([
  ['Chrome', `Unexpected token '<', "<html>" is not valid JSON`],
  ['Firefox', 'JSON.parse: unexpected character at line 1 column 1 of the JSON data'],
  ['Safari', "JSON Parse error: Unrecognized token '<'"],
])(
  'a page in the place of an answer is a network that blocks, as %s says it',
  (_, words) => {
    expect(toDataError(new SyntaxError(words))).toBeInstanceOf(NetworkBlockedError);
    const ofFirestore = unknownError(`SyntaxError: ${words}`);
    expect(toDataError(ofFirestore)).toBeInstanceOf(NetworkBlockedError);
  },
);
