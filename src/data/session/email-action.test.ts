import { expect, test } from 'vitest';
import { emailActionModes, parseEmailAction } from './email-action.ts';

test.each(emailActionModes)('the link of a %s e-mail is read', (mode) => {
  const parameters = new URLSearchParams({
    mode,
    oobCode: 'c',
    continueUrl: 'https://a',
  });
  expect(parseEmailAction(parameters)).toEqual({
    mode,
    oobCode: 'c',
    continueUrl: 'https://a',
  });
});

test.each([
  '',
  'mode=verifyEmail',
  'oobCode=c',
  'mode=unknown&oobCode=c',
  'mode=&oobCode=',
])('« %s » is no link of an e-mail', (search) => {
  expect(parseEmailAction(new URLSearchParams(search))).toBeNull();
});
