import { NewerFormatError, type NewerSubject } from './data-error.ts';

let onRefused: (() => void) | undefined;

/** Tells whenever something of a later build is refused from now on: the page then looks for that build. */
export function watchNewerFormats(listener: () => void): () => void {
  onRefused = listener;
  return () => {
    onRefused = undefined;
  };
}

/** The error for something of a later build, once the page was told. */
export function newerFormat(subject: NewerSubject): NewerFormatError {
  onRefused?.();
  return new NewerFormatError(subject);
}
