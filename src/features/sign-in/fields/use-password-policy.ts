import {
  checkPassword,
  defaultPasswordPolicy,
  type PasswordPolicy,
} from '@/data/session/password-policy.ts';
import { useServerPasswordPolicy } from '@/data/session/session-queries.ts';
import type { PasswordRule } from '@/ui/password-field.tsx';

/** The policy that the server has now. Where it cannot be read, the server judges in the end. */
export function usePasswordPolicy(): PasswordPolicy {
  const { data = defaultPasswordPolicy } = useServerPasswordPolicy();
  return data;
}

/** The conditions of a policy, ticked off as a password is typed. */
export function passwordRules(password: string, policy: PasswordPolicy): PasswordRule[] {
  return checkPassword(password, policy).rules.map(({ sentence, isMet }) => ({
    label: sentence,
    isMet,
  }));
}
