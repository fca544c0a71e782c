import { useEffect, useState } from 'react';
import type { NextMove } from '@/domain/partie/chemin.ts';
import { moveOf } from '@/domain/partie/moves.ts';
import { etapeOf, type Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

/** Interval of the check of a timed way on, in milliseconds. */
const lookAgainMs = 15_000;

/** Moves available after the étape; a timed way on appears at its time. */
export function useNextMove(partie: Partie, contenu: Contenu): NextMove {
  const [now, setNow] = useState(() => Date.now());
  const { suites = [] } = etapeOf(partie, contenu);
  const isTimed = suites.some(({ conditions }) =>
    conditions.some(({ type }) => type === 'temps'),
  );

  // The clock is outside React.
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setInterval(() => setNow(Date.now()), lookAgainMs);
    return () => clearInterval(timer);
  }, [isTimed]);

  return moveOf(partie, contenu, now);
}
