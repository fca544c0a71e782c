import { t } from '@lingui/core/macro';
import { codeDigits, isWholeCode } from '@/domain/utilisateur/code-digits.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import { emailError } from './email-error.ts';
import { newPasswordError, type PasswordPolicy } from './password-policy.ts';

/** An address, sent without the spaces that a keyboard or a paste leaves around it. */
export const emailField = checkedText(emailError, (typed) => tidyLine(typed).trim());

/** The password of an account, sent as it was typed. */
export const passwordField = checkedText((password) =>
  password === '' ? t(authMessageTable['missing-password'][1]) : undefined,
);

/** A password that is being chosen, sent as it was typed. */
export const newPasswordField = (policy: PasswordPolicy) =>
  checkedText((password) => newPasswordError(password, policy));

/** The six digits of a second factor, sent without what is between them. */
export const codeField = checkedText((code) => {
  if (code === '') return t(authMessageTable['missing-verification-code'][1]);
  return isWholeCode(code) ? undefined : t`Un code a 6 chiffres.`;
}, codeDigits);
