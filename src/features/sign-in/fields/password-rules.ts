import { checkPassword, type PasswordPolicy } from '@/data/session/password-policy.ts';
import type { PasswordRule } from '@/ui/password-field.tsx';

/** The conditions of a policy, ticked off as a password is typed. */
export function passwordRules(password: string, policy: PasswordPolicy): PasswordRule[] {
  return checkPassword(password, policy).rules.map(({ sentence, isMet }) => ({
    label: sentence,
    isMet,
  }));
}
