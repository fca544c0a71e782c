import { useState } from 'react';
import { isDataError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** One act at a time: whether it is under way, and why the last one came to nothing. */
export function useAct() {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    setIsPending(true);
    setError(null);
    try {
      await act();
      return true;
    } catch (caught) {
      if (!isDataError(caught)) console.error('A comment could not be changed.', caught);
      setError(errorMessage(caught));
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, error, run };
}
