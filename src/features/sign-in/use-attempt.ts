import { useRef, useState } from 'react';
import type { FieldErrors } from './credentials.ts';
import { signInFailure, type SignInFailure } from './sign-in-failure.ts';

export type Attempt = {
  isPending: boolean;
  /** What is to be said of the last try; null before the first and while one is under way. */
  failure: SignInFailure | null;
  /** The errors of the last try that stand beside fields. */
  errors: FieldErrors;
  /**
   * Tries once: while one try is under way, another does nothing. `check` gives what must be corrected first. Resolves
   * to whether it was done; after a success the page is on its way, and the button waits with it unless `stays`.
   */
  run: (act: () => Promise<void>, options?: AttemptOptions) => Promise<boolean>;
  /** Takes what was said of the last try off the screen. */
  clear: () => void;
};

type AttemptOptions = {
  errors?: FieldErrors | undefined;
  stays?: boolean | undefined;
  passwordMinimum?: number | undefined;
};

function failureOf(error: unknown, passwordMinimum: number | undefined): SignInFailure {
  const failure = signInFailure(error, navigator.onLine, passwordMinimum);
  if (failure.place === 'formulaire' && failure.answer.kind === 'interne') {
    console.error('Signing in failed.', failure.answer.errorCode, error);
  }
  return failure;
}

/** One try at a time at something that Firebase Auth may refuse. */
export function useAttempt(): Attempt {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  // A second press comes before React has drawn the first one.
  const isBusy = useRef(false);

  const run: Attempt['run'] = async (
    act,
    { errors = {}, stays = false, passwordMinimum } = {},
  ) => {
    if (isBusy.current) return false;
    if (Object.keys(errors).length > 0) {
      setFailure({ place: 'champ', errors });
      return false;
    }
    isBusy.current = true;
    setIsPending(true);
    setFailure(null);
    try {
      await act();
      if (stays) setIsPending(false);
      return true;
    } catch (error) {
      setFailure(failureOf(error, passwordMinimum));
      setIsPending(false);
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  const errors = failure?.place === 'champ' ? failure.errors : {};
  return { isPending, failure, errors, run, clear: () => setFailure(null) };
}
