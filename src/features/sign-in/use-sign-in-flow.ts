import { useState } from 'react';
import type { SecondFactorChallenge, SignInOutcome } from '@/data/session/sign-in.ts';

/** What stands in place of the ways in once one of them has answered. */
export type SignInStep =
  | { name: 'second-facteur'; challenge: SecondFactorChallenge; then: Then }
  | { name: 'autre-facon'; email: string; link: () => Promise<void> }
  | { name: 'nouveau' }
  | { name: 'bienvenue'; email: string; verificationSent: boolean };

/** What remains to be done once the session is open. */
type Then = (() => Promise<void>) | undefined;

export type SignInFlow = {
  /** Null: the ways in themselves. */
  step: SignInStep | null;
  /** The session may be open already, and the page must not lead on yet. */
  isHeld: boolean;
  /** Keeps the page while `work` goes on. Settles as it does. */
  hold: <T>(work: Promise<T>) => Promise<T>;
  /** Follows a sign-in to the step it asks for. Rejects as the sign-in does. */
  follow: (signIn: Promise<SignInOutcome>, then?: Then) => Promise<void>;
  show: (step: SignInStep | null) => void;
};

function stepAfter(outcome: SignInOutcome, then: Then): SignInStep | null {
  switch (outcome.issue) {
    case 'ouverte':
      return outcome.isNew ? { name: 'nouveau' } : null;
    case 'second-facteur':
      return { name: 'second-facteur', challenge: outcome.challenge, then };
    case 'autre-facon':
      return { name: 'autre-facon', email: outcome.email, link: outcome.link };
  }
}

/** Where a sign-in has got to, whichever way in began it. */
export function useSignInFlow(): SignInFlow {
  const [step, setStep] = useState<SignInStep | null>(null);
  const [workCount, setWorkCount] = useState(0);

  async function hold<T>(work: Promise<T>): Promise<T> {
    setWorkCount((count) => count + 1);
    try {
      return await work;
    } finally {
      setWorkCount((count) => count - 1);
    }
  }

  const finish = async (signIn: Promise<SignInOutcome>, then: Then) => {
    const outcome = await signIn;
    if (outcome.issue === 'ouverte') await then?.();
    setStep(stepAfter(outcome, then));
  };

  return {
    step,
    isHeld: workCount > 0 || step?.name === 'nouveau' || step?.name === 'bienvenue',
    hold,
    follow: (signIn, then) => hold(finish(signIn, then)),
    show: setStep,
  };
}
