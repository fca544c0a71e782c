import { useIsMutating } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  SecondFactorChallenge,
  SignInOutcome,
} from '@/data/session/sign-in-repository.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { answerDeadlineMs } from '@/data/firestore/answered.ts';
import { openingSession } from '@/data/session/session-queries.ts';
import { sessionStore } from '@/data/session/session-store.ts';
import type { Transfert } from '@/data/transfert/transfert.ts';

/** The step in place of the ways in, after an answer. */
export type SignInStep =
  | { name: 'second-facteur'; challenge: SecondFactorChallenge; then: Then }
  | { name: 'autre-facon'; email: string; link: () => Promise<void> }
  | { name: 'nouveau'; abandon: () => Promise<void> }
  | { name: 'bienvenue'; email: string; verificationSent: boolean }
  | { name: 'parties'; transfert: Transfert };

/** Runs once the session is open. */
type Then = (() => Promise<void>) | undefined;

export type SignInFlow = {
  /** Null: the ways in themselves. */
  step: SignInStep | null;
  /** True if the page must not go on yet, even with an open session. */
  isHeld: boolean;
  /** Puts the parties of an anonymous session on offer, before another session takes its place. Never rejects. */
  saveParties: () => Promise<void>;
  /** Goes from a sign-in to its next step. Rejects as `then` does. */
  follow: (outcome: SignInOutcome, then?: Then) => Promise<void>;
  /** The sign-in is over: second factor given, last questions answered. */
  end: () => void;
  show: (step: SignInStep | null) => void;
};

/** A transfert is valid for ten minutes; an expiring one is replaced. */
const transfertLifeMs = 8 * 60 * 1_000;

/** Deadline for the device to name its session, once the code of sessions is loaded: a quick visitor is faster. */
const sessionDeadlineMs = 4_000;

type KeptTransfert = { transfert: Transfert; at: number };

/** The parties of the anonymous session that is being left, if there are any. */
function usePartiesOnOffer() {
  const services = useFirebase();
  const store = sessionStore(services);
  const kept = useRef<KeptTransfert | null>(null);
  return {
    save: async () => {
      if (kept.current !== null && Date.now() - kept.current.at < transfertLifeMs) return;
      try {
        // It may have failed offline, and the page goes on only once the session is known.
        await withDeadline(store.start(), answerDeadlineMs);
        const { statut } = await withDeadline(store.known(), sessionDeadlineMs);
        if (statut !== 'anonyme') return;
        const { transfertRepository } =
          await import('@/data/transfert/transfert-repository.ts');
        const transfert = await transfertRepository(services).create();
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

/** State of a sign-in, by any way. */
export function useSignInFlow(): SignInFlow {
  const [step, setStep] = useState<SignInStep | null>(null);
  // The session may be open before its mutation knows the sign-in's remaining step.
  const openingCount = useIsMutating(openingSession);
  const parties = usePartiesOnOffer();

  const end = () => {
    const transfert = parties.take();
    setStep(transfert === null ? null : { name: 'parties', transfert });
  };

  const follow: SignInFlow['follow'] = async (outcome, then) => {
    switch (outcome.issue) {
      case 'second-facteur':
        setStep({ name: 'second-facteur', challenge: outcome.challenge, then });
        return;
      case 'autre-facon':
        setStep({ name: 'autre-facon', email: outcome.email, link: outcome.link });
        return;
      case 'ouverte':
        await then?.();
        end();
        return;
      case 'nouvelle':
        setStep({ name: 'nouveau', abandon: outcome.abandon });
    }
  };

  return {
    step,
    isHeld:
      openingCount > 0 ||
      step?.name === 'nouveau' ||
      step?.name === 'bienvenue' ||
      step?.name === 'parties',
    saveParties: parties.save,
    follow,
    end,
    show: setStep,
  };
}
