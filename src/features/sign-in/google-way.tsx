import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionMutations } from '@/data/session/session-queries.ts';
import { ProviderButton } from '@/ui/provider-button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { SignInFailure } from './sign-in-failure.ts';
import { noField, useSignInFailure } from './use-sign-in-failure.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const loadGoogle = () => import('@/data/session/google-repository.ts');

/** Codes of a window that a person left: no error of theirs, no red. */
function isQuiet(failure: SignInFailure): boolean {
  return failure.place === 'formulaire' && failure.answer.kind === 'silence';
}

/**
 * Google in a window of its own. The SDK notices that the window was closed 8 to 10 seconds late: the button is free
 * again as soon as this page has the focus back, and what an earlier try comes to is then not shown.
 */
function useGoogle(flow: SignInFlow) {
  const services = useFirebase();
  const google = useMutation({
    ...sessionMutations.signInWithGoogle(services),
    onSuccess: (outcome) => flow.follow(outcome),
  });
  const { failure } = useSignInFailure(google, noField);
  const [isBack, setIsBack] = useState(false);

  // The window's focus is the browser's. The code is loaded ahead: a window that opens long after the press is blocked.
  useEffect(() => {
    void loadGoogle().catch(() => undefined);
    const free = () => setIsBack(true);
    window.addEventListener('focus', free);
    return () => window.removeEventListener('focus', free);
  }, []);

  const start = () => {
    setIsBack(false);
    google.mutate(flow.saveParties);
  };
  return { isOpen: (google.isPending || google.isSuccess) && !isBack, failure, start };
}

/** « Continuer avec Google », and what came of it. */
export function GoogleWay({ flow }: { flow: SignInFlow }) {
  const { isOpen, failure, start } = useGoogle(flow);
  const isSilent = failure !== null && isQuiet(failure);
  const message = failure?.place === 'formulaire' ? failure.answer.message : '';
  return (
    <div className="space-y-3">
      {!isSilent && (
        <FailureAlert failure={failure}>
          <p className="mt-1">
            Vous pouvez aussi recevoir un lien par e-mail, sans fenêtre.
          </p>
        </FailureAlert>
      )}
      <ProviderButton provider="google" wide pending={isOpen} onClick={start} />
      <StatusLine className={isOpen || isSilent ? undefined : 'sr-only'}>
        {isOpen && 'Continuez dans la fenêtre de Google.'}
        {isSilent && message}
      </StatusLine>
    </div>
  );
}
