import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTimerWaiting, timerEnd } from '@/domain/partie/etape-under-way.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { timerWords } from '../session/play-words.ts';

type TimerLineProps = { partie: Partie; etape: EtapePublique; actions: PlayActions };

/** Seconds left at the spoken warning, given once. */
const soonSeconds = 30;

function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  // The clock is outside React.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

function overWords(): string {
  return t`Le temps est passé. Continuez, vos points ne changent pas.`;
}

function spokenOf(left: number): string {
  if (left <= 0) return overWords();
  return left <= soonSeconds ? t`Moins de ${soonSeconds} secondes.` : '';
}

/** The time limit, whose end costs nothing, with a stop button. */
export function TimerLine({ partie, etape, actions }: TimerLineProps) {
  const isWaiting = isTimerWaiting(partie, etape);
  const end = timerEnd(partie, etape);
  const now = useSeconds(end !== null);
  const start = useEffectEvent(() => actions.startTimer(etape.id));

  // It runs from the moment the question is seen.
  useEffect(() => {
    if (isWaiting) start();
  }, [isWaiting]);

  if (end === null) return null;
  const left = Math.ceil((end - now) / 1_000);
  const time = timerWords(left);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p role="timer" className="font-bold">
        {left > 0 ? t`Temps\u00A0: ${time}` : overWords()}
      </p>
      <p role="status" className="sr-only">
        {spokenOf(left)}
      </p>
      {left > 0 && (
        <Button
          variant="quiet"
          className="-mr-6"
          onClick={() => actions.stopTimer(etape.id)}
        >
          {t`Arrêter le minuteur`}
        </Button>
      )}
    </div>
  );
}
