import { useEffect, useState } from 'react';

/** A wait shorter than this is not shown: a flicker would be slower to read than the answer is to come. */
const shownAfterMs = 150;

/** True once something has been pending for longer than 150 ms, until it no longer is. */
export function useShownPending(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);

  // A clock is outside React.
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLong(true), shownAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);

  return isPending && isLong;
}
