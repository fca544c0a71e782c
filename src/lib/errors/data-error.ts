/** The five errors that the data floor throws, two of them of two kinds; no Firebase error passes above it. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** The rules refused. */
export class AccessDeniedError extends Error {
  override readonly name = 'AccessDeniedError';
}

/** The network, or the service beyond it, does not answer. */
export class OfflineError extends Error {
  override readonly name: string = 'OfflineError';
}

/** Something on the way answers instead: a filter, or the page of a public network. */
export class NetworkBlockedError extends OfflineError {
  override readonly name = 'NetworkBlockedError';
}

/** A document does not match its schema: `issues` has the places. */
export class InvalidDocumentError extends Error {
  override readonly name: string = 'InvalidDocumentError';
}

/** Data that needs a later build, as the sentence names it. */
export type NewerSubject = 'quete' | 'parcours' | 'partie' | 'fichier' | 'contenu';

/** A document has a greater `format` than this build reads: a later build wrote it, and this one never writes over it. */
export class NewerFormatError extends InvalidDocumentError {
  override readonly name = 'NewerFormatError';
  readonly subject: NewerSubject;
  constructor(subject: NewerSubject) {
    super(`A ${subject} asks for a later build.`);
    this.subject = subject;
  }
}

/** Anything else; `reference` is shown to the person and logged. */
export class UnexpectedError extends Error {
  override readonly name = 'UnexpectedError';
  readonly reference: string;
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.reference = Math.random().toString(36).slice(2, 8).toUpperCase();
  }
}

export type DataError =
  | NotFoundError
  | AccessDeniedError
  | OfflineError
  | InvalidDocumentError
  | UnexpectedError;

/** True if a caught value is one of the five. */
export function isDataError(error: unknown): error is DataError {
  return (
    error instanceof NotFoundError ||
    error instanceof AccessDeniedError ||
    error instanceof OfflineError ||
    error instanceof InvalidDocumentError ||
    error instanceof UnexpectedError
  );
}

/** This session has reached a daily limit. Nothing was sent: retry from `until`. */
export class LimitReachedError extends AccessDeniedError {
  /** The counted genre. */
  readonly genre: string;
  /** Epoch milliseconds, by the clock of this device. */
  readonly until: number;
  constructor(genre: string, until: number) {
    super(`As many ${genre} as may be made in a day.`);
    this.genre = genre;
    this.until = until;
  }
}

let onRefused: (() => void) | undefined;
/** A page reads its first document before any listener. */
let wasRefused = false;

/**
 * Reports every refusal of a later build's data, from the start of the page on, so that the page looks for that build.
 * @returns a stop function.
 */
export function watchNewerFormats(listener: () => void): () => void {
  onRefused = listener;
  if (wasRefused) listener();
  return () => {
    onRefused = undefined;
  };
}

/** The error for data of a later build, after notifying the page. */
export function newerFormat(subject: NewerSubject): NewerFormatError {
  wasRefused = true;
  onRefused?.();
  return new NewerFormatError(subject);
}
