import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import {
  checkContact,
  firstMessage,
  sujetNames,
  type ContactForm,
} from './conversation.ts';

const whole: ContactForm = {
  sujet: 'question',
  nom: 'Camille',
  email: 'camille@exemple.fr',
  message: 'Bonjour à tous.',
  consentement: true,
};

test('a whole form has nothing to correct', () => {
  expect(checkContact(whole)).toEqual({});
});

test.each([
  ['nom', ' '],
  ['nom', 'a'.repeat(limits.contactNom.max + 1)],
  ['email', ''],
  ['email', 'camille'],
  ['email', 'camille@exemple'],
  ['email', 'ca mille@exemple.fr'],
  ['email', `${'a'.repeat(limits.contactEmail.max)}@exemple.fr`],
  ['message', '   a  '],
  ['message', 'a'.repeat(limits.contactMessage.max + 1)],
  ['consentement', false],
] as const)('the field %s refuses « %s »', (field, value) => {
  expect(Object.keys(checkContact({ ...whole, [field]: value }))).toEqual([field]);
});

test('the longest message, with the address to answer, still fits in one message', () => {
  const longest = firstMessage({
    ...whole,
    email: `${'a'.repeat(limits.contactEmail.max - 11)}@exemple.fr`,
    message: 'é'.repeat(limits.contactMessage.max),
  });
  expect(longest.length).toBeLessThanOrEqual(limits.messageTexte.max);
});

test('every subject fits what the rules accept, with the longest name of a commune', () => {
  for (const name of Object.values(sujetNames)) {
    expect(name.length).toBeGreaterThanOrEqual(3);
    expect(`${name} : ${'a'.repeat(45)}`.length).toBeLessThanOrEqual(120);
  }
});
