import { queryOptions, useQuery } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import { etatOf } from '@/domain/conversation/inbox.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  figuresOf,
  joursOf,
  moisOf,
  type Figures,
  type Periode,
} from '@/domain/statistique/statistique.ts';
import { listenIn } from '../firebase/listen.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { statistiqueRepository } from './statistique-repository.ts';
import { waitingLimit, waitingRepository } from './waiting-repository.ts';

/** Figures of quêtes, and the team's queue. `today` is a day in Paris: `2026-11-22`. */
export const statistiqueQueries = {
  /** The figures of one quête, or of all of them, for admins. */
  figures: (
    services: Services,
    scope: QueteId | 'france',
    periode: Periode,
    today: string,
  ) =>
    queryOptions({
      queryKey: ['statistiques', scope, periode, today],
      queryFn: async (): Promise<Figures> => {
        const jours = joursOf(periode, today);
        const list = await statistiqueRepository(services).list(scope, moisOf(jours));
        return figuresOf(list, jours);
      },
    }),

  /** The same of one quête, for its caretakers, who may list nothing. */
  tendedFigures: (
    services: Services,
    queteId: QueteId,
    periode: Periode,
    today: string,
  ) =>
    queryOptions({
      queryKey: ['statistiques', 'suivies', queteId, periode, today],
      queryFn: async (): Promise<Figures> => {
        const jours = joursOf(periode, today);
        const months = moisOf(jours);
        const list = await statistiqueRepository(services).readQuete(queteId, months);
        return figuresOf(list, jours);
      },
    }),
};

/** Counts of the team's queue. */
export function useWaitingCounts() {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['a-faire'],
      queryFn: () => waitingRepository(services).count(),
    }),
  );
}

/** Number of the newest conversations that wait for an answer, live. */
export function useWaitingConversations() {
  const services = useFirebase();
  return useQuery(
    live<number>(
      ['a-faire', 'conversations'],
      listenIn(
        () => import('../conversation/inbox-repository.ts'),
        ({ inboxRepository }, onCount, onError) =>
          inboxRepository(services).watchInbox(
            waitingLimit,
            (list) => onCount(list.filter((one) => etatOf(one) === 'ouverte').length),
            onError,
          ),
      ),
    ),
  );
}
