import { useEffect } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { suspensionRepository } from '@/data/quete/suspension-repository.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { isApartId } from '@/domain/quete/embarquee.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { suspensionsAt } from '@/domain/quete/suspension.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import type { PartieSession } from './partie-session.ts';

/**
 * Fetches the closures of the quête at each étape, if online; the answer is not awaited. Offline, the last known ones hold. A party begins
 * with fresh closures, and need not fetch again at once.
 */
export function useSuspensions(
  session: PartieSession,
  { id, suspensions }: Quete,
  { etapeIndex, moment }: Partie,
): void {
  const services = useFirebase();
  const isOnline = useOnline();
  const isKnown = suspensions !== undefined && etapeIndex === 0;
  const isAsked = isOnline && moment !== 'fin' && !isKnown && !isApartId(id);

  // The network is outside React.
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;

    async function learn(): Promise<void> {
      const read = await suspensionRepository(services).read(id);
      const open = read === null ? null : suspensionsAt(read, Date.now());
      if (!isGone) await session.dispatch({ type: 'learn', suspensions: open });
    }

    learn().catch((error: unknown) => {
      if (error instanceof OfflineError) return;
      console.warn('What is closed of this quête could not be read.', error);
    });
    return () => {
      isGone = true;
    };
  }, [services, session, id, etapeIndex, isAsked]);
}
