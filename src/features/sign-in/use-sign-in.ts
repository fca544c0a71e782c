import { useRef, useState } from 'react';
import { checkCredentials, trimmedEmail, type Credentials } from './credentials.ts';
import { signInFailure, type SignInFailure } from './sign-in-failure.ts';

export type SignIn = {
  isPending: boolean;
  /** What is to be said of the last try; null before the first and while one is under way. */
  failure: SignInFailure | null;
  /** Tries once; a second call while the first is under way does nothing. Resolves to what went wrong, or null. */
  submit: (credentials: Credentials) => Promise<SignInFailure | null>;
};

async function tryToSignIn(credentials: Credentials): Promise<SignInFailure | null> {
  const errors = checkCredentials(credentials);
  if (Object.keys(errors).length > 0) return { place: 'champ', errors };
  try {
    const { signInWithPassword } = await import('@/data/session/session-repository.ts');
    await signInWithPassword(trimmedEmail(credentials), credentials.password);
    return null;
  } catch (error) {
    const failure = signInFailure(error, navigator.onLine);
    if (failure.place === 'formulaire' && failure.answer.kind === 'interne') {
      console.error('Signing in failed.', failure.answer.errorCode, error);
    }
    return failure;
  }
}

/** Signing in by e-mail and password, one try at a time. */
export function useSignIn(): SignIn {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  // A second press comes before React has drawn the first one.
  const isBusy = useRef(false);

  const submit = async (credentials: Credentials) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsPending(true);
    setFailure(null);
    const failed = await tryToSignIn(credentials);
    isBusy.current = false;
    setFailure(failed);
    // After a success the page is on its way: the button waits with it.
    if (failed !== null) setIsPending(false);
    return failed;
  };
  return { isPending, failure, submit };
}
