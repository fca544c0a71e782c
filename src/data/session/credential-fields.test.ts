import { expect, test } from 'vitest';
import { emailError, codeDigits, isWholeCode } from './credential-fields.ts';

test.each(['lou@exemple.fr', '  Lou@Exemple.FR ', 'a+b@c.d'])(
  'the address %j may be asked of the server',
  (email) => {
    expect(emailError(email)).toBeUndefined();
  },
);

test.each(['', '   ', 'lou', 'lou@', '@exemple.fr', 'lou @exemple.fr', 'lou@exemple'])(
  'the address %j is corrected first',
  (email) => {
    expect(emailError(email)).toMatch(/e-mail/);
  },
);

test.each(['123456', ' 123 456 ', '123\u202F456', '123-456', '12.34.56'])(
  'the code %j is read without separators between its digits',
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
