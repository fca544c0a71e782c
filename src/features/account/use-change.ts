import { useRef, useState } from 'react';
import { noteSessionEnd } from '@/lib/errors/session-end.ts';
import { accountFailure, type AccountFailure } from './account-failure.ts';
import { ProofGivenUpError, useProof, withProof } from './proof/proof-context.ts';

type ChangeOptions = { passwordMinimum?: number | undefined };

export type Change = {
  isPending: boolean;
  /** What is to be said of the last try; null before the first and while one is under way. */
  failure: AccountFailure | null;
  /**
   * Tries once: while one try is under way, another does nothing. Where a fresh sign-in is asked for, the person is
   * asked for it and the try is taken up again. Resolves to whether it was done.
   */
  run: (act: () => Promise<void>, options?: ChangeOptions) => Promise<boolean>;
  clear: () => void;
};

/** One change of the account at a time, with what may be refused. */
export function useChange(): Change {
  const ask = useProof();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  // A second press comes before React has drawn the first one.
  const isBusy = useRef(false);

  const run: Change['run'] = async (act, { passwordMinimum } = {}) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsPending(true);
    setFailure(null);
    try {
      await withProof(ask, act);
      return true;
    } catch (error) {
      if (error instanceof ProofGivenUpError) return false;
      noteSessionEnd(error);
      console.warn('The account could not be changed.', error);
      setFailure(accountFailure(error, { online: navigator.onLine, passwordMinimum }));
      return false;
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };
  return { isPending, failure, run, clear: () => setFailure(null) };
}
