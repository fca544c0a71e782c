import { useEffect, useState } from 'react';
import type { QueteId } from '@/domain/quete/quete.ts';
import { whenIdle } from '@/lib/when-idle.ts';

type Counts = ReadonlyMap<string, number>;

const none: Counts = new Map();

async function readCounts(queteId: QueteId): Promise<Counts> {
  const { listSignalements } =
    await import('@/data/signalement/signalement-inbox-repository.ts');
  const counts = new Map<string, number>();
  for (const { etapeId } of await listSignalements(queteId)) {
    counts.set(etapeId, (counts.get(etapeId) ?? 0) + 1);
  }
  return counts;
}

/**
 * How many reports of players wait for an answer, by étape, read once as the editor opens; none while the parcours is not
 * published (null).
 */
export function useSignalementCounts(queteId: QueteId | null): Counts {
  const [counts, setCounts] = useState(none);

  // A read of the back end, which comes after everything one needs to write.
  useEffect(() => {
    if (queteId === null) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      readCounts(queteId).then(
        (read) => {
          if (!isLeft) setCounts(read);
        },
        // Nobody writes for want of a badge.
        (error: unknown) => console.warn('Reports could not be counted.', error),
      );
    });
    return () => {
      isLeft = true;
    };
  }, [queteId]);

  return counts;
}
