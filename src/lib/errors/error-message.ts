import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import {
  AccessDeniedError,
  InvalidDocumentError,
  isDataError,
  NetworkBlockedError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
  type DataError,
  type NewerSubject,
  LimitReachedError,
} from './data-error.ts';

/** What is said of something that was not sent; null for another error. */
function limitWords(error: unknown): string | null {
  if (!(error instanceof LimitReachedError)) return null;
  return t`Cela fait beaucoup pour une journée. Réessayez demain.`;
}

/** What is said of what waits on this device for another day, which begins within 24 hours. */
export function limitWaitWords(): string {
  return t`Cela fait beaucoup pour une journée\u00A0: l’envoi reprendra tout seul d’ici demain. Rien n’est perdu.`;
}

const newerSentences: Readonly<Record<NewerSubject, MessageDescriptor>> = {
  quete: msg`Cette quête demande la nouvelle version`,
  parcours: msg`Ce parcours demande la nouvelle version`,
  partie: msg`Cette partie demande la nouvelle version`,
  fichier: msg`Ce fichier demande la nouvelle version`,
  contenu: msg`Ce contenu demande la nouvelle version`,
};

/** What is said of something that a later build wrote; what to do stands beside it. */
export function newerSentence(subject: NewerSubject): string {
  return t(newerSentences[subject]);
}

/** What to do about it. */
export function newerAdvice(): string {
  return t`Rechargez la page pour la recevoir. Rien n’est effacé.`;
}

/** What is said where the network lets nothing of the site through. */
export function blockedTitle(): string {
  return t`Ce réseau bloque Quêtes & Codes`;
}

/** What to do about it. */
export function blockedAdvice(): string {
  return t`Un filtre, ou la page d’accueil d’un Wi-Fi public, répond à notre place. Connectez-vous à ce réseau, ou passez en données mobiles.`;
}

function messageOf(error: DataError): string {
  if (error instanceof NotFoundError) {
    return t`Ce que vous cherchez n’existe pas, ou n’existe plus. Vérifiez l’adresse, ou repartez de l’accueil.`;
  }
  if (error instanceof AccessDeniedError) {
    return (
      limitWords(error) ??
      t`Vous n’avez pas le droit de faire cela. Connectez-vous avec un compte qui l’a, ou écrivez-nous.`
    );
  }
  if (error instanceof NetworkBlockedError)
    return `${blockedTitle()}. ${blockedAdvice()}`;
  if (error instanceof OfflineError) {
    return t`Le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.`;
  }
  if (error instanceof NewerFormatError) {
    return `${newerSentence(error.subject)}. ${newerAdvice()}`;
  }
  if (error instanceof InvalidDocumentError) {
    return t`Ce contenu ne peut pas être lu par cette page. Rechargez-la\u202F; si cela continue, écrivez-nous.`;
  }
  const { reference } = error;
  return t`Un problème est survenu. Réessayez, ou écrivez-nous si cela continue (référence\u00A0${reference}).`;
}

/**
 * The French sentence for a caught error: what happened and what to do. An error that is none of the five of the data
 * floor has the general sentence; the caller logs it.
 */
export function errorMessage(error: unknown): string {
  if (isDataError(error)) return messageOf(error);
  return t`Un problème est survenu. Réessayez, ou écrivez-nous si cela continue.`;
}
