import { useEffect, useRef, useState } from 'react';
import { ProviderButton } from '@/ui/provider-button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { signInFailure, type SignInFailure } from './sign-in-failure.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const loadGoogle = () => import('@/data/session/google-repository.ts');

/** Codes of a window that a person left: no error of theirs, no red. */
function isQuiet(failure: SignInFailure): boolean {
  return failure.place === 'formulaire' && failure.answer.kind === 'silence';
}

/**
 * Google in a window of its own. The SDK notices that the window was closed 8 to 10 seconds late: the button is free
 * again as soon as this page has the focus back, and what comes late of an earlier try is dropped.
 */
function useGoogle(flow: SignInFlow) {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const latest = useRef(0);

  useEffect(() => {
    // Loaded before it is pressed: a window that opens long after the press is blocked.
    void loadGoogle().catch(() => undefined);
    const free = () => setIsOpen(false);
    window.addEventListener('focus', free);
    return () => window.removeEventListener('focus', free);
  }, []);

  const start = async () => {
    latest.current += 1;
    const current = latest.current;
    setIsOpen(true);
    setFailure(null);
    try {
      const { signInWithGoogle } = await loadGoogle();
      await flow.follow(signInWithGoogle(flow.saveParties));
    } catch (error) {
      if (current !== latest.current) return;
      const failed = signInFailure(error, navigator.onLine);
      if (!isQuiet(failed)) console.warn('Google did not sign in.', error);
      setIsOpen(false);
      setFailure(failed);
    }
  };
  return { isOpen, failure, start };
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
      <ProviderButton
        provider="google"
        wide
        pending={isOpen}
        onClick={() => void start()}
      />
      <StatusLine className={isOpen || isSilent ? undefined : 'sr-only'}>
        {isOpen && 'Continuez dans la fenêtre de Google.'}
        {isSilent && message}
      </StatusLine>
    </div>
  );
}
