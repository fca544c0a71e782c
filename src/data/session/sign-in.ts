/** What proves a person beside the password: an application that makes codes. */
export type SecondFactor = { id: string; nom: string };

/** A sign-in that waits for its second factor. Every function rejects with Firebase's own error. */
export type SecondFactorChallenge = {
  /** None where the account has a text message alone, which is not sent. */
  factors: readonly SecondFactor[];
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
