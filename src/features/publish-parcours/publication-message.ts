import {
  CommuneMovedError,
  ParcoursChangedError,
  SlugTakenError,
} from '@/data/quete/publication-errors.ts';
import { type PublicationStep } from '@/data/quete/publication-repository.ts';
import { UnpublishableError } from '@/domain/quete/publication.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** What is being done, while it is done. */
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

/** How far that is, from 0 to 1. */
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

/** Why a publication or a withdrawal did not come about, and what to do. Nothing was half done. */
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
