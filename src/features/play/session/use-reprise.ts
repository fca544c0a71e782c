import { useEffect, useState } from 'react';
import type { QueteId } from '@/domain/quete/quete.ts';

/** A party under way on this device. */
export type Reprise = {
  /** Its current étape, from 1. */
  etapeNumero: number;
};

async function readReprise(queteId: QueteId): Promise<Reprise | undefined> {
  const { partieStore } = await import('@/data/partie/partie-store.ts');
  const last = await (await partieStore()).readLast(queteId);
  if (last?.kept.partie.finishedAt !== null) return undefined;
  return { etapeNumero: last.kept.partie.etapeIndex + 1 };
}

/** The resumable party of a quête on this device; undefined without one, or while loading. */
export function useReprise(queteId: QueteId): Reprise | undefined {
  const [found, setFound] = useState<{
    queteId: QueteId;
    reprise: Reprise | undefined;
  }>();

  // The device's own storage is outside React.
  useEffect(() => {
    let isWanted = true;
    readReprise(queteId).then(
      (reprise) => {
        if (isWanted) setFound({ queteId, reprise });
      },
      // Without it the page offers to begin, and the game resumes all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [queteId]);

  return found?.queteId === queteId ? found.reprise : undefined;
}
