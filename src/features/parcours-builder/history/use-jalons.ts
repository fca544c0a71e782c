import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { JalonTooLongError } from '@/data/parcours/parcours-store.ts';
import { parcoursBackAt, type Jalon, type JalonRaison } from '@/domain/parcours/jalon.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { useWritingPlace } from '../place/writing-place.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { obstacleText, type KeptWhere } from '../session/save-status.ts';

/** What came of keeping a jalon, or of going back to one. */
export type JalonOutcome =
  | { type: 'repos' }
  | { type: 'en-cours' }
  | { type: 'gardee' }
  | { type: 'revenu'; jalon: Jalon }
  | { type: 'trop-long' }
  | { type: 'echec'; texte: string };

/** Why it is not where history is kept. */
function notKeptText(session: EditorSession, kept: KeptWhere): string {
  const { status } = session.view();
  const obstacle = 'obstacle' in status ? status.obstacle : null;
  if (kept === 'appareil') {
    return obstacle === null
      ? 'Ce que vous venez d’écrire n’a pas encore pu être gardé. Réessayez dans un instant.'
      : obstacleText(obstacle, kept);
  }
  return obstacle === null
    ? 'Ce que vous venez d’écrire n’a pas pu être enregistré en ligne. Réessayez dans un instant.'
    : `L’historique est gardé en ligne. ${obstacleText(obstacle)}`;
}

function failureOf(error: unknown): JalonOutcome {
  if (error instanceof JalonTooLongError) return { type: 'trop-long' };
  if (!isDataError(error)) console.error('The state could not be kept.', error);
  return { type: 'echec', texte: errorMessage(error) };
}

/** The history of a parcours: its kept states, keeping the present one, going back to an older one. */
export function useJalons(session: EditorSession) {
  const { kept } = useWritingPlace();
  const queryClient = useQueryClient();
  const queryKey = ['parcours-jalons', session.id];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => session.listJalons(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    // A save of a moment ago may have kept one.
    staleTime: 0,
    networkMode: 'always',
  });
  const [outcome, setOutcome] = useState<JalonOutcome>({ type: 'repos' });

  const attempt = async (raison: JalonRaison, done: () => JalonOutcome) => {
    setOutcome({ type: 'en-cours' });
    try {
      const isKept = await session.keepJalon(raison);
      setOutcome(isKept ? done() : { type: 'echec', texte: notKeptText(session, kept) });
    } catch (error) {
      setOutcome(failureOf(error));
    }
    await queryClient.invalidateQueries({ queryKey });
  };

  return {
    list,
    jalons: list.data?.pages.flatMap((page) => page.jalons) ?? [],
    outcome,
    keep: () => attempt('demande', () => ({ type: 'gardee' })),
    /** The present state is kept first: whatever one goes back to, nothing is lost. */
    goBack: (jalon: Jalon, kept: Parcours) =>
      attempt('retour', () => {
        const { parcours: present, snapshot } = session.view();
        const publication = snapshot?.publication ?? null;
        const parcours = parcoursBackAt(present, kept, publication);
        session.apply({ type: 'restoreParcours', parcours, at: jalon.at });
        return { type: 'revenu', jalon };
      }),
  };
}
