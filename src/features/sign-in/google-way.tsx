import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { opening } from '@/data/session/session-queries.ts';
import { ProviderButton } from '@/ui/provider-button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { kindOfRefusal, signInRefusal } from './sign-in-failure.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const loadGoogle = () => import('@/data/session/google-repository.ts');

/**
 * Google in its own window. The SDK notices a closed window 8 to 10 seconds late: the button is free again once this page regains the
 * focus, and the result of an earlier try is then not shown.
 */
function useGoogle(flow: SignInFlow) {
  const services = useFirebase();
  const google = useMutation({
    ...opening,
    mutationFn: async () =>
      (await loadGoogle()).googleRepository(services).signIn(flow.saveParties),
    onSuccess: (outcome) => flow.follow(outcome),
  });
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
    google.mutate();
  };
  return {
    isOpen: (google.isPending || google.isSuccess) && !isBack,
    error: google.error,
    start,
  };
}

/** « Continuer avec Google », and the result. */
export function GoogleWay({ flow }: { flow: SignInFlow }) {
  const { isOpen, error, start } = useGoogle(flow);
  const refusal = error === null ? null : signInRefusal(error);
  // Of a window that a person left: no error of theirs, no red.
  const isSilent = refusal !== null && kindOfRefusal(refusal) === 'silence';
  return (
    <div className="space-y-3">
      {refusal !== null && !isSilent && (
        <FailureAlert refusal={refusal}>
          <p className="mt-1">
            {t`Vous pouvez aussi recevoir un lien par e-mail, sans autre fenêtre.`}
          </p>
        </FailureAlert>
      )}
      <ProviderButton provider="google" wide pending={isOpen} onClick={start} />
      <StatusLine className={isOpen || isSilent ? undefined : 'sr-only'}>
        {isOpen && t`Continuez dans la fenêtre de Google.`}
        {isSilent && refusal.message}
      </StatusLine>
    </div>
  );
}
