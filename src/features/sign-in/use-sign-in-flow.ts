import { useRef, useState } from 'react';
import { withDeadline } from '@/lib/network/deadline.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionStore } from '@/data/session/session-store.ts';
import type { SecondFactorChallenge, SignInOutcome } from '@/data/session/sign-in.ts';
import type { Transfert } from '@/data/transfert/transfert-repository.ts';

/** What stands in place of the ways in once one of them has answered. */
export type SignInStep =
  | { name: 'second-facteur'; challenge: SecondFactorChallenge; then: Then }
  | { name: 'autre-facon'; email: string; link: () => Promise<void> }
  | { name: 'nouveau'; abandon: () => Promise<void> }
  | { name: 'bienvenue'; email: string; verificationSent: boolean }
  | { name: 'parties'; transfert: Transfert };

/** What remains to be done once the session is open. */
type Then = (() => Promise<void>) | undefined;

export type SignInFlow = {
  /** Null: the ways in themselves. */
  step: SignInStep | null;
  /** The session may be open already, and the page must not lead on yet. */
  isHeld: boolean;
  /** Keeps the page while `work` goes on. Settles as it does. */
  hold: <T>(work: Promise<T>) => Promise<T>;
  /** Puts the parties of an anonymous session on offer, before another session takes its place. Never rejects. */
  saveParties: () => Promise<void>;
  /** Follows a sign-in to the step it asks for. Rejects as the sign-in does. */
  follow: (signIn: Promise<SignInOutcome>, then?: Then) => Promise<void>;
  /** Follows what ends a sign-in: a second factor, the last questions. Rejects as it does. */
  complete: (work: Promise<void>) => Promise<void>;
  show: (step: SignInStep | null) => void;
};

/** A transfert holds for ten minutes; one that is nearly over is made anew. */
const transfertLifeMs = 8 * 60 * 1_000;

/** Whoever is quick signs in before the device has said whose session it holds. */
const sessionDeadlineMs = 4_000;

type KeptTransfert = { transfert: Transfert; at: number };

/** The parties of the anonymous session that is being left, if there are any. */
function usePartiesOnOffer() {
  const store = sessionStore(useFirebase());
  const kept = useRef<KeptTransfert | null>(null);
  return {
    save: async () => {
      if (kept.current !== null && Date.now() - kept.current.at < transfertLifeMs) return;
      try {
        // It may have failed without network, and the page leads on only once the session is heard of.
        const known = store.start().then(store.known);
        const { statut } = await withDeadline(known, sessionDeadlineMs);
        if (statut !== 'anonyme') return;
        const { createTransfert } =
          await import('@/data/transfert/transfert-repository.ts');
        const transfert = await createTransfert();
        kept.current = transfert === null ? null : { transfert, at: Date.now() };
      } catch (error) {
        // The parties stay on the device, and signing in matters more.
        console.warn('The parties could not be put on offer.', error);
      }
    },
    take: () => {
      const transfert = kept.current?.transfert ?? null;
      kept.current = null;
      return transfert;
    },
  };
}

/** Where a sign-in has got to, whichever way in began it. */
export function useSignInFlow(): SignInFlow {
  const [step, setStep] = useState<SignInStep | null>(null);
  const [workCount, setWorkCount] = useState(0);
  const parties = usePartiesOnOffer();

  async function hold<T>(work: Promise<T>): Promise<T> {
    setWorkCount((count) => count + 1);
    try {
      return await work;
    } finally {
      setWorkCount((count) => count - 1);
    }
  }

  const showEnd = () => {
    const transfert = parties.take();
    setStep(transfert === null ? null : { name: 'parties', transfert });
  };

  const finish = async (signIn: Promise<SignInOutcome>, then: Then) => {
    const outcome = await signIn;
    switch (outcome.issue) {
      case 'second-facteur':
        setStep({ name: 'second-facteur', challenge: outcome.challenge, then });
        return;
      case 'autre-facon':
        setStep({
          name: 'autre-facon',
          email: outcome.email,
          link: outcome.link,
        });
        return;
      case 'ouverte':
        await then?.();
        showEnd();
        return;
      case 'nouvelle':
        setStep({ name: 'nouveau', abandon: outcome.abandon });
    }
  };

  return {
    step,
    isHeld:
      workCount > 0 ||
      step?.name === 'nouveau' ||
      step?.name === 'bienvenue' ||
      step?.name === 'parties',
    hold,
    saveParties: parties.save,
    follow: (signIn, then) => hold(finish(signIn, then)),
    complete: (work) => hold(work.then(showEnd)),
    show: setStep,
  };
}
