import {
  AccessDeniedError,
  isDataError,
  NetworkBlockedError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
  type DataError,
} from './data-error.ts';
import { noteSessionEnd } from './session-end.ts';

/** A failed request in the words of Chrome, Firefox, Safari and Node. */
const noAnswer =
  /^Request failed with error: .*(failed to fetch|networkerror when|load failed|fetch failed)/i;

/**
 * A page instead of JSON, in the words of Chrome and Node, Safari, Firefox; Firestore without listeners has the same text in « unknown ».
 */
const pageForJson = /'<'.*JSON|JSON.*(?:'<'|unexpected character at line 1 column 1\b)/s;

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if (error instanceof Error) {
    // The Realtime Database has these as text, with or without a code.
    if (/permission.denied/i.test(error.message)) return 'permission-denied';
    if (/client is offline/i.test(error.message)) return 'unavailable';
    // Firestore without listeners reports « unknown » for a request that no server answered, with the browser's message.
    if (noAnswer.test(error.message)) return 'unavailable';
  }
  if (!('code' in error)) return '';
  const { code } = error;
  return typeof code === 'string' ? code.replace(/^(firestore|storage|auth)\//, '') : '';
}

/**
 * The data error of a Firebase or fetch error. A translated one passes through. An error that ended the session is recorded, so that the
 * sign-in page shows the reason.
 */
export function toDataError(error: unknown): DataError {
  if (isDataError(error)) return error;
  noteSessionEnd(error);
  const options = { cause: error };
  if (error instanceof Error && pageForJson.test(error.message)) {
    return new NetworkBlockedError('Something else has answered.', options);
  }
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthorized':
    case 'unauthenticated':
    case 'user-disabled':
    case 'user-token-expired':
    case 'user-signed-out':
      return new AccessDeniedError('The rules refused.', options);
    case 'not-found':
    case 'object-not-found':
      return new NotFoundError('There is no such document.', options);
    case 'unavailable':
    case 'deadline-exceeded':
    case 'retry-limit-exceeded':
    case 'network-request-failed':
      return new OfflineError('The service does not answer.', options);
    case 'internal-error':
    case '':
      if (error instanceof TypeError || !navigator.onLine) {
        return new OfflineError('The service does not answer.', options);
      }
      break;
  }
  return new UnexpectedError('Something unexpected happened.', options);
}
