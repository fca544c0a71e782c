import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import {
  codeField,
  emailField,
  newPasswordField,
  passwordField,
} from '@/data/session/credential-fields.ts';
import type { PasswordPolicy } from '@/data/session/password-policy.ts';
import { chosenOne } from '@/domain/typed-field.ts';
import { pseudonymeField } from '@/domain/utilisateur/name-field.ts';

/** In France, 15 is the age of consent for one's own data: asked, never stored. */
const age = chosenOne(
  ['majeur', 'mineur'],
  msg`Choisissez la phrase qui vous correspond.`,
);

/** An address that requests an e-mail, or is verified. */
export const emailSchema = z.object({ email: emailField });

/** An address and the password of its account. */
export const credentialsSchema = z.object({ email: emailField, password: passwordField });

/** A password that is being chosen. */
export const newPasswordSchema = (policy: PasswordPolicy) =>
  z.object({ password: newPasswordField(policy) });

/** Answers still required of a new account made by a link or a service. */
export const nameSchema = z.object({ pseudonyme: pseudonymeField, age });

export const accountSchema = (policy: PasswordPolicy) =>
  z.object({
    pseudonyme: pseudonymeField,
    email: emailField,
    password: newPasswordField(policy),
    age,
  });

/** A second factor. */
export const codeSchema = z.object({ code: codeField });
