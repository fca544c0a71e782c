import { createContext, useCallback, type ReactNode } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import {
  commentairesOf,
  type Commentaire,
} from '@/domain/parcours/sharing/commentaire.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useCommentaires } from '@/editing/session/use-commentaires.ts';
import { usePresence } from '@/editing/session/use-presence.ts';
import { useSignalementCounts } from '@/editing/session/use-signalement-counts.ts';
import { useWithin } from '@/ui/use-within.ts';
import { useWorkshopPlace } from './places-context.tsx';

const noCommentaires: readonly Commentaire[] = [];

/** Other people on the parcours, comments and players' reports, and the problems of its check, by étape. */
function useWorkshopReview() {
  const { session, writing } = useWriting();
  const { wantedId } = useWorkshopPlace();
  const { snapshot } = writing.view;
  const { problems } = writing.shown;
  const isOnline = snapshot !== null;
  const commentaires = useCommentaires(session, isOnline);
  const openCommentaires = commentaires?.open ?? noCommentaires;
  const queteId = queteIdSchema.safeParse(snapshot?.publication?.queteId).data ?? null;
  // Functions that change when a count does.
  const errorCountOf = useCallback(
    (etapeId: EtapeId) => problems.filter((one) => one.etapeId === etapeId).length,
    [problems],
  );
  const commentaireCountOf = useCallback(
    (etapeId: EtapeId) => commentairesOf(openCommentaires, etapeId).length,
    [openCommentaires],
  );
  return {
    ...{ commentaires, openCommentaires, commentaireCountOf, errorCountOf, queteId },
    signalementCounts: useSignalementCounts(queteId),
    others: usePresence(session, snapshot?.salon, wantedId),
    /** A parcours of this device alone has no membres. */
    isShared: session.store.commentaires !== null && isOnline,
  };
}

type WorkshopReview = ReturnType<typeof useWorkshopReview>;

const ReviewContext = createContext<WorkshopReview | null>(null);

export function ReviewProvider({ children }: { children: ReactNode }) {
  return <ReviewContext value={useWorkshopReview()}>{children}</ReviewContext>;
}

/** Comments and reports of the parcours open in the workshop. */
export function useReview(): WorkshopReview {
  return useWithin(ReviewContext);
}
