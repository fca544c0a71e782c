import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
  type DataError,
} from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** A sentence as Testing Library reads it: no-break spaces are spaces. */
export function asRead(sentence: string): string {
  return sentence.replaceAll(/\s+/g, ' ');
}

/** The five errors of the data floor, each with its sentence from `errorMessage`, as read: rows for `it.each`. */
export const dataErrors: readonly (readonly [
  name: string,
  error: DataError,
  sentence: string,
])[] = [
  new NotFoundError('There is none.'),
  new AccessDeniedError('Refused.'),
  new OfflineError('No answer.'),
  new InvalidDocumentError('Not what it should be.'),
  new UnexpectedError('Something else.'),
].map((error) => [error.name, error, asRead(errorMessage(error))] as const);

/** One error and its sentence as read, for a component that shows the sentence of any: `error-message.test.ts` has the others. */
export const dataError: { error: DataError; sentence: string } = {
  error: new AccessDeniedError('Refused.'),
  sentence: asRead(errorMessage(new AccessDeniedError('Refused.'))),
};
