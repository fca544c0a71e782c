import { useEffect, useMemo, useState } from 'react';
import {
  checkPassword,
  defaultPasswordPolicy,
  readPasswordPolicy,
} from '@/data/session/password-policy.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import type { PasswordRule } from '@/ui/password-field.tsx';

export type NewPassword = {
  /** The conditions of the server, ticked off as one types. */
  rules: readonly PasswordRule[];
  /** What is wrong with the password, if it were sent now. */
  error: string | undefined;
  /** The shortest password allowed. */
  minimum: number;
};

/** A password that is being chosen, against the policy that the server has now. */
export function useNewPassword(password: string): NewPassword {
  const [policy, setPolicy] = useState(defaultPasswordPolicy);

  // The policy is on the server; it never rejects.
  useEffect(() => {
    let isGone = false;
    void readPasswordPolicy().then((read) => {
      if (!isGone) setPolicy(read);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return useMemo(() => {
    const { isValid, rules } = checkPassword(password, policy);
    const isShort = password.length < policy.minimumLength;
    // The server holds to its own shortest length even where the policy is only wished for.
    const isRefused =
      password.length < defaultPasswordPolicy.minimumLength ||
      (!isValid && policy.isEnforced);
    const sentence = isShort
      ? authMessageTable['weak-password'][1].replace(
          '{min}',
          String(policy.minimumLength),
        )
      : authMessageTable['password-does-not-meet-requirements'][1];
    const error = password === '' ? authMessageTable['missing-password'][1] : sentence;
    return {
      rules: rules.map(({ sentence, isMet }) => ({ label: sentence, isMet })),
      error: isRefused ? error : undefined,
      minimum: policy.minimumLength,
    };
  }, [password, policy]);
}
