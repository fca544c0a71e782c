import { useEffect, useState } from 'react';
import {
  defaultPasswordPolicy,
  readPasswordPolicy,
  type PasswordPolicy,
} from '@/data/session/password-policy.ts';

/** The conditions that the server sets for a new password; Firebase's own until they are known. */
export function usePasswordPolicy(): PasswordPolicy {
  const [policy, setPolicy] = useState(defaultPasswordPolicy);
  // The policy is on the server; reading it never rejects.
  useEffect(() => {
    let isGone = false;
    void readPasswordPolicy().then((read) => {
      if (!isGone) setPolicy(read);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return policy;
}
