import { expect, test } from 'vitest';
import { defaultPasswordPolicy } from '@/data/session/password-policy.ts';
import { accountSchema, codeSchema, credentialsSchema } from './credentials.ts';

/** Message of each field of a form; empty if valid. */
function saidOf(
  schema: ReturnType<typeof accountSchema> | typeof credentialsSchema,
  typed: object,
) {
  const { error } = schema.safeParse(typed);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

test('a password is never judged when signing in, only missed', () => {
  const lou = { email: 'lou@exemple.fr' };
  expect(saidOf(credentialsSchema, { ...lou, password: ' ' })).toEqual({});
  expect(saidOf(credentialsSchema, { ...lou, password: '' })).toEqual({
    password: 'Saisissez votre mot de passe.',
  });
});

test('an address loses the spaces around it, a password keeps them', () => {
  const typed = { email: ' lou@exemple.fr\u00A0', password: '  secret ' };
  expect(credentialsSchema.parse(typed)).toEqual({ ...typed, email: 'lou@exemple.fr' });
});

const account = {
  pseudonyme: 'Élodie 12',
  email: 'lou@exemple.fr',
  password: 'douze lettres',
  age: 'mineur',
};

test('a new account of letters, digits and one space can be sent', () => {
  expect(saidOf(accountSchema(defaultPasswordPolicy), account)).toEqual({});
});

test.each([
  ['pseudonyme', '', /au moins 3 caractères/],
  ['pseudonyme', 'a'.repeat(500), /trop long/],
  ['pseudonyme', '<script>', /lettres de l’alphabet latin, des chiffres/],
  ['pseudonyme', 'Mairie', /ferait croire/],
  ['email', 'lou', /semble incorrecte/],
  ['password', 'cinq5', /trop court\u00A0: 6 caractères/],
  ['age', null, /Choisissez la phrase/],
])('of a new account, the %s %j is corrected', (field, typed, sentence) => {
  const said = saidOf(accountSchema(defaultPasswordPolicy), {
    ...account,
    [field]: typed,
  });
  expect(said).toEqual({ [field]: expect.stringMatching(sentence) as string });
});

test.each(['123456', '123 456', '\u202F123-456 '])(
  'the code « %s » is six digits',
  (code) => {
    expect(codeSchema.parse({ code })).toEqual({ code: '123456' });
  },
);
