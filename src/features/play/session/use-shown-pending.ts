import { useEffect, useState } from 'react';

/** A shorter wait is not shown: reading a flicker would take longer than the answer. */
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
