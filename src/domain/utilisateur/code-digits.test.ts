import { expect, test } from 'vitest';
import { codeDigits, isWholeCode } from './code-digits.ts';

test.each(['123456', ' 123 456 ', '123\u202F456', '123-456', '12.34.56'])(
  'the code %j is read without what stands between its digits',
  (text) => {
    expect(codeDigits(text)).toBe('123456');
    expect(isWholeCode(text)).toBe(true);
  },
);

test.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
  '%j is no whole code',
  (text) => {
    expect(isWholeCode(text)).toBe(false);
  },
);
