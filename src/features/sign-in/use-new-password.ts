import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import {
  checkPassword,
  defaultPasswordPolicy,
  type PasswordPolicy,
} from '@/data/session/password-policy.ts';
import { sessionQueries } from '@/data/session/session-queries.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import type { PasswordRule } from '@/ui/password-field.tsx';

export type NewPassword = {
  /** Hears what is typed. */
  type: (password: string) => void;
  /** The conditions of the server, ticked off as one types. */
  rules: readonly PasswordRule[];
  /** What is wrong with the password that is sent: a password manager may fill in one that nobody typed. */
  errorOf: (password: string) => string | undefined;
  /** The shortest password allowed. */
  minimum: number;
};

function passwordError(password: string, policy: PasswordPolicy): string | undefined {
  if (password === '') return authMessageTable['missing-password'][1];
  // The server holds to its own shortest length even where the policy is only wished for.
  const isRefused =
    password.length < defaultPasswordPolicy.minimumLength ||
    (policy.isEnforced && !checkPassword(password, policy).isValid);
  if (!isRefused) return undefined;
  const { minimumLength } = policy;
  return password.length < minimumLength
    ? authMessageTable['weak-password'][1].replace('{min}', String(minimumLength))
    : authMessageTable['password-does-not-meet-requirements'][1];
}

/** A password that is being chosen, against the policy that the server has now. */
export function useNewPassword(): NewPassword {
  const [password, setPassword] = useState('');
  // Where the policy cannot be read, the server judges in the end.
  const { data: policy = defaultPasswordPolicy } = useQuery(
    sessionQueries.passwordPolicy(useFirebase()),
  );

  const { rules } = checkPassword(password, policy);
  return {
    type: setPassword,
    rules: rules.map(({ sentence, isMet }) => ({ label: sentence, isMet })),
    errorOf: (sent) => passwordError(sent, policy),
    minimum: policy.minimumLength,
  };
}
