import { useEffect, useEffectEvent, useState } from 'react';
import { maximumQueryLength } from '@/domain/catalogue/criteres.ts';

/** Browsers refuse more than some 100 changes of the address in half a minute. */
const addressDelayMs = 400;

/**
 * A text typed here and stored in the address: typed text counts at once, the address follows when typing pauses, and a step back in the
 * history restores the former text.
 * @param q the text of the address.
 * @param send writes a text into the address.
 */
export function useTypedQuery(q: string, send: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  if (q !== seen) {
    setSeen(q);
    // A link or the history changed the address.
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }
  const wanted = typed.trim().slice(0, maximumQueryLength).trimEnd();

  const write = useEffectEvent((text: string) => {
    setSent(text);
    send(text);
  });

  // The clock and the address are outside React.
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => write(wanted), addressDelayMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { typed, wanted, setTyped };
}
