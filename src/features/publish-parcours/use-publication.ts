import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publication } from '@/domain/parcours/parcours.ts';
import type { Services } from '@/data/firebase/services.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { PublicationStep } from '@/data/quete/publication-repository.ts';
import {
  ParcoursChangedError,
  SlugTakenError,
  CommuneMovedError,
} from '@/data/quete/publication-errors.ts';
import { publicationQueries } from '@/data/quete/publication-queries.ts';
import { membreQueries } from '@/data/membre/membre-queries.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { fetchAltitudes } from '@/data/geo/geoplateforme.ts';
import { UnpublishableError } from '@/domain/quete/publication.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { obstacleText } from '@/editing/session/save-status.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { publicationRepository } from '@/data/quete/publication-repository.ts';

type PublishingStep = PublicationStep | { type: 'enregistrement' };

/** State of a publication. */
type PublicationProgress =
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

/** The online parcours differs from the local one: the message is the reason. */
class UnsavedError extends Error {
  override readonly name = 'UnsavedError';
}

/** Text of the current step. */
export function stepText(step: PublicationStep | { type: 'enregistrement' }): string {
  switch (step.type) {
    case 'enregistrement':
      return 'Enregistrement du parcours…';
    case 'images':
      return `Envoi de l’image ${step.done + 1} sur ${step.total}…`;
    case 'verrous':
      return 'Mise au secret des réponses…';
    case 'ecriture':
      return 'Publication…';
  }
}

/** Progress of a step, from 0 to 1. */
export function stepShare(step: PublicationStep | { type: 'enregistrement' }): number {
  switch (step.type) {
    case 'enregistrement':
      return 0.1;
    case 'images':
      return 0.2 + 0.5 * (step.total === 0 ? 1 : step.done / step.total);
    case 'verrous':
      return 0.75;
    case 'ecriture':
      return 0.9;
  }
}

/** Failure of a publication or a withdrawal, with its remedy. Nothing is half done. */
export function publicationErrorText(error: unknown): string {
  if (error instanceof SlugTakenError) {
    return 'Cette adresse est déjà prise par une autre quête de la commune. Changez-en la fin, puis publiez.';
  }
  if (error instanceof ParcoursChangedError) {
    return 'Une autre personne vient de modifier ce parcours. Nous avons repris ses changements\u00A0: relisez, puis publiez.';
  }
  if (error instanceof CommuneMovedError) {
    return 'Ce parcours a changé de département depuis sa publication. Reprenez la commune d’avant, ou créez un nouveau parcours.';
  }
  if (error instanceof UnpublishableError) {
    return 'Il reste des points à corriger avant de publier.';
  }
  if (error instanceof RangeError) {
    return 'Ce parcours est trop long pour être publié. Raccourcissez ses textes.';
  }
  if (error instanceof OfflineError) {
    return 'Le réseau a manqué. Rien n’a été publié à moitié\u00A0: réessayez dès qu’il revient.';
  }
  if (error instanceof AccessDeniedError) {
    return 'Vous n’avez pas, ou plus, le droit de publier. Reconnectez-vous, ou demandez-le à l’équipe.';
  }
  if (error instanceof NotFoundError) {
    return 'Une partie de ce parcours n’est plus en ligne\u00A0: le parcours lui-même, ou une de ses images. Choisissez de nouveau l’image, ou réessayez.';
  }
  if (error instanceof NewerFormatError) {
    return `Rien n’a été publié. ${errorMessage(error)}`;
  }
  if (error instanceof InvalidDocumentError) {
    return 'Le catalogue en ligne est illisible. Rien n’a été publié. Écrivez-nous.';
  }
  const { reference } =
    error instanceof UnexpectedError ? error : new UnexpectedError('', { cause: error });
  console.error(`[${reference}]`, error);
  return `Un problème est survenu (référence ${reference}). Rien n’a été publié à moitié\u00A0: réessayez.`;
}

function failureOf(error: unknown): PublicationProgress {
  return {
    type: 'echec',
    texte: error instanceof UnsavedError ? error.message : publicationErrorText(error),
    isSlugTaken: error instanceof SlugTakenError,
  };
}

/** Returns the version online, and approved if it waited for its review; throws the obstacle to publication. */
async function readyToPublish(session: EditorSession, services: Services) {
  const saved = await session.saveAll();
  if (saved === null) throw new UnsavedError(unsavedText(session));
  const { readAccess, move } = membreRepository(services);
  if ((await readAccess(session.id)).etat !== 'relecture') return saved;
  await move(session.id, 'relecture', 'approuve');
  await session.refresh();
  const { snapshot } = session.view();
  if (snapshot?.revision === saved.revision + 1) return snapshot;
  throw new ParcoursChangedError('This parcours was changed while it was approved.');
}

/** Publishes and withdraws, step by step. The team's publications are approved. */
export function usePublication(session: EditorSession) {
  const services = useFirebase();
  const client = useQueryClient();
  const [step, setStep] = useState<PublishingStep>({ type: 'enregistrement' });
  const [refreshError, setRefreshError] = useState<unknown>(null);
  const publishing = useMutation({
    mutationFn: async () => {
      const snapshot = await readyToPublish(session, services);
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
    // Not awaited: the publication shows at once.
    onSettled: () => {
      void client.invalidateQueries(publicationQueries.allOnline);
      void client.invalidateQueries(membreQueries.access(services, session.id));
    },
    onError: (error) => {
      // The other author's changes show with the sentence.
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
