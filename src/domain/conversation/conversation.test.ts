import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import {
  callbackNumber,
  firstMessage,
  pageOfAddress,
  replyAddress,
  sujetNames,
} from './conversation.ts';

const whole = { email: 'camille@exemple.fr', message: 'Bonjour à tous.' };

test('the longest message, with the address to answer, still fits in one message', () => {
  const longest = firstMessage({
    email: `${'a'.repeat(limits.contactEmail.max - 11)}@exemple.fr`,
    message: 'é'.repeat(limits.contactMessage.max),
  });
  expect(longest.length).toBeLessThanOrEqual(limits.messageTexte.max);
});

test('every subject is within the rules, with the longest name of a commune', () => {
  for (const name of Object.values(sujetNames)) {
    expect(name.length).toBeGreaterThanOrEqual(3);
    expect(`${name} : ${'a'.repeat(45)}`.length).toBeLessThanOrEqual(120);
  }
});

test.each([
  ['/les_quetes/13/barbentane/le-lavoir', true],
  ['/les_quetes/13/barbentane/le-lavoir/plaque/aZ09', true],
  ['/les_codes/substitution/cesar', true],
  ['/les_quetes/%C3%A9tang', true],
  [null, false],
  ['', false],
  ['/les_quetes', false],
  ['/login', false],
  ['//exemple.fr/les_quetes/13', false],
  ['https://exemple.fr/les_quetes/13/a', false],
  ['/les_quetes/13/a b', false],
  ['/les_quetes/13/<script>', false],
  [`/les_quetes/${'a'.repeat(3_000)}`, false],
] as const)(
  'the page a message is about, « %s », is one of this site',
  (text, isPage) => {
    expect(pageOfAddress(text)).toBe(isPage ? text : null);
  },
);

test('the longest first message can be stored', () => {
  const page = `/les_quetes/${'a'.repeat(limits.contactPage.max - 12)}`;
  expect(pageOfAddress(page)).toBe(page);
  const message = 'a'.repeat(limits.contactMessage.max);
  const email = `${'a'.repeat(limits.contactEmail.max - 11)}@exemple.fr`;
  const telephone = '0'.repeat(limits.contactTelephone.max);
  const text = firstMessage({ email, message, telephone }, page);
  expect(text.length).toBeLessThanOrEqual(limits.messageTexte.max);
});

test('the address to answer is read where it was written, and nowhere else', () => {
  expect(replyAddress(firstMessage(whole, '/les_codes/substitution/cesar'))).toBe(
    'camille@exemple.fr',
  );
  expect(replyAddress('Écrivez-moi : camille@exemple.fr')).toBeNull();
  expect(
    replyAddress(firstMessage({ ...whole, email: 'javascript:alert(1)' })),
  ).toBeNull();
});

test('the number to call back is read from the first message, beside the address', () => {
  const text = firstMessage(
    { ...whole, telephone: ' 02 99 00 00 00 ' },
    '/les_quetes/13/a',
  );
  expect(callbackNumber(text)).toBe('02 99 00 00 00');
  expect(replyAddress(text)).toBe(whole.email);
});

test.each([
  ['no number was left', firstMessage(whole)],
  ['it is left empty', firstMessage({ ...whole, telephone: '  ' })],
  ['it is none', 'Bonjour\n\nRappeler au\u00A0: demain'],
])('there is no call back if %s', (_why, text) => {
  expect(callbackNumber(text)).toBeNull();
});
