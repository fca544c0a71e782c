import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publication } from '@/domain/parcours/parcours.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { PublicationStep } from '@/data/quete/publication-repository.ts';
import { ParcoursChangedError, SlugTakenError } from '@/data/quete/publication-errors.ts';
import { publicationQueries } from '@/data/quete/publication-queries.ts';
import { fetchAltitudes } from '@/data/geo/geoplateforme.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { obstacleText } from '@/editing/session/save-status.ts';
import { publicationErrorText } from './publication-message.ts';
import { publicationRepository } from '@/data/quete/publication-repository.ts';

type PublishingStep = PublicationStep | { type: 'enregistrement' };

/** Where a publication stands. */
export type PublicationProgress =
  | { type: 'repos' }
  | { type: 'en-cours'; step: PublishingStep }
  | { type: 'retrait' }
  | { type: 'publiee' }
  | { type: 'retiree' }
  | { type: 'echec'; texte: string; isSlugTaken: boolean };

function unsavedText(session: EditorSession): string {
  const { status } = session.view();
  const obstacle =
    status.type === 'appareil' || status.type === 'non-enregistre'
      ? status.obstacle
      : null;
  return obstacle === null
    ? 'Le parcours n’a pas pu être enregistré en ligne. Réessayez.'
    : `Le parcours doit d’abord être enregistré en ligne. ${obstacleText(obstacle)}`;
}

/** The parcours is not online as it is written here: the message says why. */
class UnsavedError extends Error {
  override readonly name = 'UnsavedError';
}

function failureOf(error: unknown): PublicationProgress {
  return {
    type: 'echec',
    texte: error instanceof UnsavedError ? error.message : publicationErrorText(error),
    isSlugTaken: error instanceof SlugTakenError,
  };
}

/** Publishing and withdrawing, step by step. */
export function usePublication(session: EditorSession) {
  const services = useFirebase();
  const client = useQueryClient();
  const [step, setStep] = useState<PublishingStep>({ type: 'enregistrement' });
  const [refreshError, setRefreshError] = useState<unknown>(null);
  const publishing = useMutation({
    mutationFn: async () => {
      const snapshot = await session.saveAll();
      if (snapshot === null) throw new UnsavedError(unsavedText(session));
      return publicationRepository(services).publish({
        snapshot,
        readAltitudes: fetchAltitudes,
        readImage: session.readImage,
        onStep: setStep,
      });
    },
    onMutate: () => {
      setStep({ type: 'enregistrement' });
      setRefreshError(null);
    },
    onSuccess: (published) => session.adopt(published),
    // Not waited for: that it is published is said at once.
    onSettled: () => void client.invalidateQueries(publicationQueries.allOnline),
    onError: (error) => {
      // What the other person changed is shown while the sentence says so.
      if (error instanceof ParcoursChangedError) {
        session.refresh().catch(setRefreshError);
      }
    },
  });
  const withdrawing = useMutation({
    mutationFn: (publication: Pick<Publication, 'queteId'>) =>
      publicationRepository(services).withdraw(publication),
    onSettled: () => client.invalidateQueries(publicationQueries.allOnline),
  });

  const progress = (): PublicationProgress => {
    if (publishing.isPending) return { type: 'en-cours', step };
    if (withdrawing.isPending) return { type: 'retrait' };
    const error = refreshError ?? publishing.error ?? withdrawing.error;
    if (error !== null) return failureOf(error);
    if (publishing.isSuccess) return { type: 'publiee' };
    return withdrawing.isSuccess ? { type: 'retiree' } : { type: 'repos' };
  };

  return {
    progress: progress(),
    publish: () => {
      withdrawing.reset();
      publishing.mutate();
    },
    withdraw: (queteId: string, { onSettled }: { onSettled: () => void }) => {
      publishing.reset();
      setRefreshError(null);
      withdrawing.mutate({ queteId }, { onSettled });
    },
  };
}
