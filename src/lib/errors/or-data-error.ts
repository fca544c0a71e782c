import { withDeadline } from '../network/deadline.ts';
import { toDataError } from './firebase-error.ts';

/** What some work with the back end comes to within so many milliseconds. Throws one of the data errors. */
export async function orDataError<Value>(
  work: Promise<Value>,
  deadlineMs: number,
): Promise<Value> {
  try {
    return await withDeadline(work, deadlineMs);
  } catch (error) {
    throw toDataError(error);
  }
}
