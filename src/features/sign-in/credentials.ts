import * as z from 'zod/mini';
import { emailError } from '@/data/session/email-error.ts';
import { newPasswordError, type PasswordPolicy } from '@/data/session/password-policy.ts';
import { checkedText, chosenOne } from '@/domain/typed-field.ts';
import { pseudonymeField } from '@/domain/utilisateur/name-field.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import { codeDigits, isWholeCode } from '@/ui/code-digits.ts';

/** Sent without the spaces that a keyboard or a paste leaves around it. A password is never touched. */
const email = checkedText(emailError, (typed) => typed.trim());

const age = chosenOne(['majeur', 'mineur'], 'Choisissez la phrase qui vous correspond.');

/** An address that asks for an e-mail, or proves itself. */
export const emailSchema = z.object({ email });

/** An address and the password of its account. */
export const credentialsSchema = z.object({
  email,
  password: checkedText((password) =>
    password === '' ? authMessageTable['missing-password'][1] : undefined,
  ),
});

/** A password that is being chosen. */
export const newPasswordSchema = (policy: PasswordPolicy) =>
  z.object({ password: checkedText((password) => newPasswordError(password, policy)) });

/** What an account that a link or a service has just made still needs. */
export const nameSchema = z.object({ pseudonyme: pseudonymeField, age });

/** A new account. The sentence about the age is asked for, and never kept. */
export const accountSchema = (policy: PasswordPolicy) =>
  z.object({
    pseudonyme: pseudonymeField,
    email,
    ...newPasswordSchema(policy).shape,
    age,
  });

/** The six digits of a second factor, sent without what is between them. */
export const codeSchema = z.object({
  code: checkedText((code) => {
    if (code === '') return authMessageTable['missing-verification-code'][1];
    return isWholeCode(code) ? undefined : 'Un code a 6 chiffres.';
  }, codeDigits),
});
