import { useState } from 'react';
import { failureWords } from './animation-words.ts';

/** What a press does, one at a time, and the words of its failure. */
export function useAttempt() {
  const [isTrying, setIsTrying] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    if (isTrying) return;
    setIsTrying(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      console.warn('The event could not be changed.', failure);
      setError(failureWords(failure));
    } finally {
      setIsTrying(false);
    }
  };
  return { isTrying, error, attempt };
}
