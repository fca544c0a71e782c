import { useEffect, useState } from 'react';
import type { NextMove } from '@/domain/partie/chemin.ts';
import { moveOf } from '@/domain/partie/moves.ts';
import { etapeOf, type Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

/** How often a way on that asks for time is looked at again, in milliseconds. */
const lookAgainMs = 15_000;

/** What the player may do once the étape is behind; a way on that waits for its time appears when it has come. */
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
