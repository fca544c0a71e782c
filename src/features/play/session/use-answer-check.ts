import { useEffect, useRef } from 'react';
import type { Empreinte } from '@/domain/epreuve/public-parts.ts';
import { createAnswerChecker, type AnswerChecker } from './answer-checker.ts';

/** A checker whose worker starts with the screen (while online) and ends with it. */
export function useAnswerCheck(): (
  canonical: string,
  empreinte: Empreinte,
) => Promise<boolean> {
  const checker = useRef<AnswerChecker | null>(null);

  // A worker is a separate thread, ended with the screen.
  useEffect(() => {
    const own = createAnswerChecker();
    checker.current = own;
    return () => {
      checker.current = null;
      own.stop();
    };
  }, []);

  return async (canonical, empreinte) => {
    if (checker.current === null) throw new Error('The screen is gone.');
    return checker.current.check(canonical, empreinte);
  };
}
