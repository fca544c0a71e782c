import {
  getMultiFactorResolver,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
} from 'firebase/auth';
import type { SecondFactorChallenge } from './sign-in-repository.ts';

/**
 * The second factor of a sign-in, from Firebase's error. Text messages are not sent: each would load Google's reCAPTCHA. An account without
 * another factor has none here.
 */
export function challengeOf(auth: Auth, error: MultiFactorError): SecondFactorChallenge {
  const resolver = getMultiFactorResolver(auth, error);
  return {
    factors: resolver.hints
      .filter(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
      .map(({ uid, displayName }) => ({ id: uid, nom: displayName?.trim() ?? '' })),
    verify: async (factorId, digits) => {
      await resolver.resolveSignIn(
        TotpMultiFactorGenerator.assertionForSignIn(factorId, digits),
      );
    },
  };
}
