import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { contactSchema, type ContactForm } from './contact-schema.ts';

const whole: ContactForm = {
  site: '',
  sujet: 'question',
  nom: 'Camille',
  email: 'camille@exemple.fr',
  telephone: '',
  message: 'Bonjour à tous.',
  consentement: true,
};

test('a whole form may be sent, without the spaces around its texts', () => {
  const typed = { ...whole, nom: ' Camille ', email: ' camille@exemple.fr\n' };
  expect(contactSchema.parse(typed)).toEqual(whole);
});

test.each(['02 99 00 00 00', '0612345678', '+33 6 12 34 56 78', '+32 2 123 45 67'])(
  '« %s » is a number to call back',
  (telephone) => {
    expect(contactSchema.parse({ ...whole, telephone }).telephone).toBe(telephone);
  },
);

test('a message of 5,000 characters and signs of two units is counted as the rules count it', () => {
  const message = `${'é'.repeat(limits.contactMessage.max - 2)}🦉`;
  expect(contactSchema.parse({ ...whole, message }).message).toBe(message);
  expect(contactSchema.safeParse({ ...whole, message: `${message}!` }).success).toBe(
    false,
  );
});

test.each([
  ['nom', ' '],
  ['nom', 'a'.repeat(limits.contactNom.max + 1)],
  ['email', ''],
  ['email', 'camille'],
  ['email', 'camille@exemple'],
  ['email', 'ca mille@exemple.fr'],
  ['email', `${'a'.repeat(limits.contactEmail.max)}@exemple.fr`],
  ['telephone', '02 99'],
  ['telephone', 'demain matin'],
  ['telephone', '02 99 00 00 00 ou 06 12 34 56 78'],
  ['message', '   a  '],
  ['message', 'a'.repeat(limits.contactMessage.max + 1)],
  ['consentement', false],
] as const)('the field %s refuses « %s »', (field, value) => {
  const { error } = contactSchema.safeParse({ ...whole, [field]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  expect(error?.issues[0]?.message).toMatch(/^(?:Écrivez|Ce |Cochez).*\.$/);
});
