import {
  getMultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
} from 'firebase/auth';
import type { SecondFactor, SecondFactorChallenge } from './sign-in.ts';

function factorOf(hint: MultiFactorInfo): SecondFactor {
  const nom = hint.displayName?.trim() ?? '';
  if (hint.factorId !== PhoneMultiFactorGenerator.FACTOR_ID) {
    return { id: hint.uid, genre: 'application', nom };
  }
  // The server masks all but the last digits (« +*******78 »), and only they help to know which telephone it is.
  const phoneNumber = 'phoneNumber' in hint ? String(hint.phoneNumber) : '';
  return { id: hint.uid, genre: 'sms', nom, finDuNumero: phoneNumber.slice(-2) };
}

/**
 * Sends a text message. Firebase asks Google's reCAPTCHA first, which draws in `place`: a person must have chosen it
 * (facts/france.md §6.3). Returns the id that goes with the code.
 */
async function sendTextMessage(
  auth: Auth,
  resolver: MultiFactorResolver,
  factorId: string,
  place: HTMLElement,
): Promise<string> {
  const multiFactorHint = resolver.hints.find(({ uid }) => uid === factorId);
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(
      { session: resolver.session, ...(multiFactorHint && { multiFactorHint }) },
      verifier,
    );
  } finally {
    verifier.clear();
  }
}

/** What a sign-in that asks for a second factor needs to go on, from the error that Firebase rejected it with. */
export function challengeOf(auth: Auth, error: MultiFactorError): SecondFactorChallenge {
  const resolver = getMultiFactorResolver(auth, error);
  const sent = new Map<string, string>();
  return {
    factors: resolver.hints.map(factorOf),
    sendTextMessage: async (factorId, place) => {
      sent.set(factorId, await sendTextMessage(auth, resolver, factorId, place));
    },
    verify: async (factorId, digits) => {
      const verificationId = sent.get(factorId);
      const assertion =
        verificationId === undefined
          ? TotpMultiFactorGenerator.assertionForSignIn(factorId, digits)
          : PhoneMultiFactorGenerator.assertion(
              PhoneAuthProvider.credential(verificationId, digits),
            );
      await resolver.resolveSignIn(assertion);
    },
  };
}
