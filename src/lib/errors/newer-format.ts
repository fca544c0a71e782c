import { NewerFormatError, type NewerSubject } from './data-error.ts';

let onRefused: (() => void) | undefined;
/** A page reads its first document before anybody listens. */
let wasRefused = false;

/**
 * Tells whenever something of a later build is refused, from the start of the page on: it then looks for that build.
 * @returns what stops it.
 */
export function watchNewerFormats(listener: () => void): () => void {
  onRefused = listener;
  if (wasRefused) listener();
  return () => {
    onRefused = undefined;
  };
}

/** The error for something of a later build, once the page was told. */
export function newerFormat(subject: NewerSubject): NewerFormatError {
  wasRefused = true;
  onRefused?.();
  return new NewerFormatError(subject);
}
