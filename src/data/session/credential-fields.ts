import { t } from '@lingui/core/macro';
import { tidyLine } from '@/domain/tidy-text.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { isEmailShaped } from '@/domain/utilisateur/email.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import { newPasswordError, type PasswordPolicy } from './password-policy.ts';

/** Error of an address, without spaces around it; `undefined` when only the server can tell. */
export function emailError(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return t(authMessageTable['missing-email'][1]);
  if (!isEmailShaped(trimmed)) return t(authMessageTable['invalid-email'][1]);
  return undefined;
}

/** An address, sent without the spaces that a keyboard or a paste leaves around it. */
export const emailField = checkedText(emailError, (typed) => tidyLine(typed).trim());

/** The password of an account, sent as it was typed. */
export const passwordField = checkedText((password) =>
  password === '' ? t(authMessageTable['missing-password'][1]) : undefined,
);

/** A password that is being chosen, sent as it was typed. */
export const newPasswordField = (policy: PasswordPolicy) =>
  checkedText((password) => newPasswordError(password, policy));

/** The digits of a code as typed or pasted: spaces and dashes that mails and telephones put in it are left out. Pure. */
export function codeDigits(text: string): string {
  return text.replace(/[\s\u00A0\u202F.-]/g, '');
}

/** True if a text is a whole code. Pure. */
export function isWholeCode(text: string): boolean {
  return /^\d{6}$/.test(codeDigits(text));
}

/** The six digits of a second factor, sent without separators. */
export const codeField = checkedText((code) => {
  if (code === '') return t(authMessageTable['missing-verification-code'][1]);
  return isWholeCode(code) ? undefined : t`Un code a 6 chiffres.`;
}, codeDigits);
