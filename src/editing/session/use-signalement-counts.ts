import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { whenIdle } from '@/lib/when-idle.ts';

const none: ReadonlyMap<string, number> = new Map();

function countByEtape(
  signalements: readonly { etapeId: string }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { etapeId } of signalements) {
    counts.set(etapeId, (counts.get(etapeId) ?? 0) + 1);
  }
  return counts;
}

/**
 * Number of unanswered reports of players, by étape, read once as the editor opens; none while the parcours is not published (null), and
 * none if they cannot be read: only a badge is then missing.
 */
export function useSignalementCounts(
  queteId: QueteId | null,
): ReadonlyMap<string, number> {
  const services = useFirebase();
  const [isIdle, setIsIdle] = useState(false);
  // The browser reports when it is idle: badges wait for everything that writing needs.
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { data = none } = useQuery({
    ...signalementQueries.open(services, queteId),
    select: countByEtape,
    enabled: isIdle && queteId !== null,
    staleTime: Infinity,
  });
  return data;
}
