import { useEffect, useEffectEvent, useState } from 'react';

/** How long what was asked for may be taken back (decision 092). */
export const heldSeconds = 10;

type Held = {
  /** Seconds left before it is done; null while nothing is held. */
  left: number | null;
  hold: () => void;
  /** Has it done at once. */
  release: () => void;
  cancel: () => void;
};

/**
 * Holds a request for ten seconds, so that it can be taken back; then calls `act`. Who leaves the page meanwhile
 * has asked for it: it is done at once.
 */
export function useHeld(act: () => void): Held {
  const [left, setLeft] = useState<number | null>(null);
  const isHeld = left !== null;
  const leave = () => {
    setLeft(null);
    act();
  };
  const onDue = useEffectEvent(leave);
  const onLeft = useEffectEvent(() => {
    if (isHeld) act();
  });

  // One tick a second, for as long as something is held; the last one has it done.
  useEffect(() => {
    if (!isHeld) return;
    let seconds = heldSeconds;
    const timer = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) setLeft(seconds);
      else onDue();
    }, 1_000);
    return () => clearInterval(timer);
  }, [isHeld]);

  // The page is left before the last tick.
  useEffect(() => () => onLeft(), []);

  return {
    left,
    hold: () => setLeft(heldSeconds),
    release: leave,
    cancel: () => setLeft(null),
  };
}
