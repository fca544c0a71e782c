import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { JalonTooLongError } from '@/data/parcours/parcours-store.ts';
import { useJalonList } from '@/data/jalon/jalon-queries.ts';
import { parcoursBackAt, type Jalon } from '@/domain/parcours/versions/jalon.ts';
import type { JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { obstacleText, type KeptWhere } from '@/editing/session/save-status.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** Result of storing a jalon, or of restoring one. */
export type JalonOutcome =
  | { type: 'repos' }
  | { type: 'en-cours' }
  | { type: 'gardee' }
  | { type: 'revenu'; jalon: Jalon }
  | { type: 'trop-long' }
  | { type: 'echec'; texte: string };

/** Reason for a text that is not stored. */
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

/** The text is not stored with its history: the message is the reason. */
class NotKeptError extends Error {
  override readonly name = 'NotKeptError';
}

function failureOf(error: Error): JalonOutcome {
  if (error instanceof JalonTooLongError) return { type: 'trop-long' };
  const isSaid = error instanceof NotKeptError;
  return { type: 'echec', texte: isSaid ? error.message : errorMessage(error) };
}

function report(error: Error): void {
  if (error instanceof NotKeptError || error instanceof JalonTooLongError) return;
  if (!isDataError(error)) console.error('The state could not be kept.', error);
}

type Keeping = {
  raison: JalonRaison;
  /** Called once the present state is stored. */
  andThen?: () => void;
};

/** The history of a parcours: its stored states, storing the present one, restoring an older one. */
export function useJalons(session: EditorSession) {
  const { kept: where } = useWritingPlace();
  const { store, id } = session;
  const list = useJalonList(store, id);
  const [wanted, setWanted] = useState<Jalon | null>(null);
  const keeping = useMutation({
    mutationFn: async ({ raison, andThen }: Keeping) => {
      if (!(await session.keepJalon(raison))) {
        throw new NotKeptError(notKeptText(session, where));
      }
      andThen?.();
    },
    onError: report,
    // Not awaited: the result shows at once.
    onSettled: () => void list.refetch(),
  });

  const outcome = (): JalonOutcome => {
    switch (keeping.status) {
      case 'idle':
        return { type: 'repos' };
      case 'pending':
        return { type: 'en-cours' };
      case 'error':
        return failureOf(keeping.error);
      case 'success':
        return wanted === null ? { type: 'gardee' } : { type: 'revenu', jalon: wanted };
    }
  };

  return {
    list,
    jalons: list.data?.pages.flatMap((page) => page.jalons) ?? [],
    outcome: outcome(),
    keep: () => {
      setWanted(null);
      keeping.mutate({ raison: 'demande' });
    },
    /** The present state is stored first: restoring loses nothing. */
    goBack: (jalon: Jalon, kept: Parcours) => {
      setWanted(jalon);
      const andThen = () => {
        const { parcours: present, snapshot } = session.view();
        const publication = snapshot?.publication ?? null;
        const parcours = parcoursBackAt(present, kept, publication);
        session.apply({ type: 'restoreParcours', parcours, at: jalon.at });
      };
      keeping.mutate({ raison: 'retour', andThen });
    },
  };
}
