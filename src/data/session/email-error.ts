import { t } from '@lingui/core/macro';
import { isEmailShaped } from '@/domain/utilisateur/email.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';

/** What is wrong with an address, spaces around it apart; `undefined` when only the server can tell. */
export function emailError(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return t(authMessageTable['missing-email'][1]);
  if (!isEmailShaped(trimmed)) return t(authMessageTable['invalid-email'][1]);
  return undefined;
}
