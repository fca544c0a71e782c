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

/** Message for an unsent write over the limit; null for another error. */
function limitWords(error: unknown): string | null {
  if (!(error instanceof LimitReachedError)) return null;
  return t`Cela fait beaucoup pour une journée. Réessayez demain.`;
}

/** Message for writes that wait on this device for another day, which begins within 24 hours. */
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

/** Message for data that a later build wrote; the remedy is beside it. */
export function newerSentence(subject: NewerSubject): string {
  return t(newerSentences[subject]);
}

/** The remedy. */
export function newerAdvice(): string {
  return t`Rechargez la page pour la recevoir. Rien n’est effacé.`;
}

/** Title where the network blocks the whole site. */
export function blockedTitle(): string {
  return t`Ce réseau bloque Quêtes & Codes`;
}

/** The remedy. */
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
 * The French sentence for a caught error: its cause and the remedy. An error outside the five of the data floor has the general sentence;
 * the caller logs it.
 */
export function errorMessage(error: unknown): string {
  if (isDataError(error)) return messageOf(error);
  return t`Un problème est survenu. Réessayez, ou écrivez-nous si cela continue.`;
}
