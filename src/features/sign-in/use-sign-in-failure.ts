import { useMemo, useState } from 'react';
import type { FieldErrors } from './credentials.ts';
import { signInFailure, type SignInFailure } from './sign-in-failure.ts';

export type SaidFailure = {
  /** What is to be said of the last try; null before the first and while one is under way. */
  failure: SignInFailure | null;
  /** The errors of the last try that stand beside fields. */
  errors: FieldErrors;
  /** Shows what must be corrected before the server is asked. Returns whether anything must. */
  refuses: (found: FieldErrors) => boolean;
};

const nothing: FieldErrors = {};

/** Of a form, or a part of one, without fields. */
export const noField: readonly never[] = [];

/**
 * What a form says of its mutation: what its fields lack, or what Firebase Auth refused.
 * @param fields those that are on the screen now; the same array from one drawing to the next.
 */
export function useSignInFailure(
  { error, reset }: { error: Error | null; reset: () => void },
  fields: readonly (keyof FieldErrors)[],
  passwordMinimum?: number,
): SaidFailure {
  const [found, setFound] = useState(nothing);
  // The same object until the next try: the focus goes to the first wrong field once.
  const failure = useMemo<SignInFailure | null>(() => {
    if (Object.keys(found).length > 0) return { place: 'champ', errors: found };
    return error === null
      ? null
      : signInFailure(error, { online: navigator.onLine, fields, passwordMinimum });
  }, [found, error, fields, passwordMinimum]);
  return {
    failure,
    errors: failure?.place === 'champ' ? failure.errors : nothing,
    refuses: (wrong) => {
      setFound(wrong);
      if (Object.keys(wrong).length === 0) return false;
      reset();
      return true;
    },
  };
}
