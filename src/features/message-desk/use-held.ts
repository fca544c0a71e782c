import { useEffect, useEffectEvent, useState } from 'react';

/** How long what was sent may be taken back. */
export const heldSeconds = 10;

export type Held = {
  /** Seconds left before it leaves; null while nothing is held. */
  left: number | null;
  hold: () => void;
  /** Lets it leave at once. */
  release: () => void;
  cancel: () => void;
};

/**
 * Holds what somebody sends for ten seconds, so that it can be taken back; then calls `send`. Who goes to another
 * conversation meanwhile has sent it: it leaves at once.
 */
export function useHeld(send: () => void): Held {
  const [left, setLeft] = useState<number | null>(null);
  const isHeld = left !== null;
  const leave = () => {
    setLeft(null);
    send();
  };
  const onDue = useEffectEvent(leave);
  const onLeft = useEffectEvent(() => {
    if (isHeld) send();
  });

  // One tick a second, for as long as something is held; the last one lets it leave.
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

  // The conversation is left before the last tick.
  useEffect(() => () => onLeft(), []);

  return {
    left,
    hold: () => setLeft(heldSeconds),
    release: leave,
    cancel: () => setLeft(null),
  };
}
