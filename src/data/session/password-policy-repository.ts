import { withDeadline } from '@/lib/network/deadline.ts';
import { validatePassword, type Auth } from 'firebase/auth';
import { perServices } from '../firebase/per-services.ts';
import { answerDeadlineMs } from '../firestore/answered.ts';
import { defaultPasswordPolicy, type PasswordPolicy } from './password-policy.ts';

async function policyOf(auth: Auth): Promise<PasswordPolicy> {
  // The SDK returns its policy with its judgement of a password, and caches it from then on.
  const { passwordPolicy } = await validatePassword(auth, '');
  const { customStrengthOptions: options } = passwordPolicy;
  return {
    minimumLength: options.minPasswordLength ?? defaultPasswordPolicy.minimumLength,
    maximumLength: options.maxPasswordLength ?? defaultPasswordPolicy.maximumLength,
    lowercase: options.containsLowercaseLetter === true,
    uppercase: options.containsUppercaseLetter === true,
    digit: options.containsNumericCharacter === true,
    symbol: options.containsNonAlphanumericCharacter === true,
    symbols: passwordPolicy.allowedNonAlphanumericCharacters,
    isEnforced: passwordPolicy.enforcementState === 'ENFORCE',
  };
}

export const passwordPolicyRepository = perServices((services) => ({
  /** Reads the password policy of the project. Rejects when the server does not answer within 15 s or this SDK cannot read its answer. */
  read: (): Promise<PasswordPolicy> =>
    withDeadline(services.auth().then(policyOf), answerDeadlineMs),
}));
