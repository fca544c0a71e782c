import { useEffect, useRef } from 'react';
import { readPlayChoices } from '@/data/partie/play-choices.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { signalBetween } from '@/domain/partie/signal.ts';
import { playSignal } from '@/lib/media/play-signal.ts';

/** A short sound and a vibration for a right answer, a wrong one and the end, if the players chose them. */
export function useSignals(partie: Partie): void {
  const last = useRef(partie);

  // The sound and the shaking are the device's.
  useEffect(() => {
    const signal = signalBetween(last.current, partie);
    last.current = partie;
    if (signal !== null && readPlayChoices().retours === true) playSignal(signal);
  }, [partie]);
}
