/** What proves a person beside the password: an application that makes codes, or a text message. */
export type SecondFactor =
  | { id: string; genre: 'application'; nom: string }
  | { id: string; genre: 'sms'; nom: string; finDuNumero: string };

/** A sign-in that waits for its second factor. Every function rejects with Firebase's own error. */
export type SecondFactorChallenge = {
  factors: readonly SecondFactor[];
  /** Sends the code of a `sms` factor; `place` is where reCAPTCHA may draw. */
  sendTextMessage: (factorId: string, place: HTMLElement) => Promise<void>;
  /** Ends the sign-in with the six digits of a factor. */
  verify: (factorId: string, digits: string) => Promise<void>;
};

/** How a try to sign in ended, when it did not fail. */
export type SignInOutcome =
  | { issue: 'ouverte' }
  /** The account was made by this very sign-in: nobody has asked its age or pseudonym yet, and `abandon` undoes it. */
  | { issue: 'nouvelle'; abandon: () => Promise<void> }
  | { issue: 'second-facteur'; challenge: SecondFactorChallenge }
  /** The address has an account that was made in another way; once it is open, `link` adds the service to it. */
  | { issue: 'autre-facon'; email: string; link: () => Promise<void> };

export type NewAccount = { email: string; password: string; pseudonyme: string };
